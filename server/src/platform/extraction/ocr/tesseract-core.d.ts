/** The package has no types. Only what is called here. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export interface TesseractApi {
    /** 0 if the data of all languages could be loaded. */
    Init(dataPath: string, languages: string, engineMode: number): number
    SetVariable(name: string, value: string): void
    /** Reads the file `/input`. 0 if it is an image. */
    SetImageFile(exifOrientation: number, radians: number): number
    Recognize(monitor: null): number
    GetHOCRText(page: number): string
  }

  export interface TesseractModule {
    readonly FS: { writeFile(path: string, content: Uint8Array): void; unlink(path: string): void }
    readonly TessBaseAPI: new () => TesseractApi
  }

  export default function load(options: {
    print(text: string): void
    printErr(text: string): void
    TesseractProgress(percent: number): void
  }): Promise<TesseractModule>
}
