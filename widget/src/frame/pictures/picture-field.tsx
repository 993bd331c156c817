import { ImagePlus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import { pictureTexts } from './picture-texts.ts'
import { pictureTypes } from './upload-picture.ts'
import './pictures.css'
import { type ChosenPicture, usePictures } from './use-pictures.ts'

/** Pictures for the next message. */
export interface AttachedPictures {
  readonly ids: readonly string[]
  readonly isBusy: boolean
}

export interface PictureFieldProps {
  publicId: string
  identity: VisitorIdentity
  /** Nothing can be asked now. */
  off: boolean
  onChange: (pictures: AttachedPictures) => void
}

/** Takes pictures by a button, by pasting and by dropping, and shows them above the input. */
export function PictureField({ publicId, identity, off, onChange }: PictureFieldProps) {
  const { pictures, fault, add, remove } = usePictures(publicId, identity)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isBusy = pictures.some(({ id }) => id === null)
  useTakeFiles(off ? null : add)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what changed is told
  useEffect(() => onChange({ ids: pictures.flatMap(({ id }) => id ?? []), isBusy }), [pictures])

  return (
    <>
      {(pictures.length > 0 || fault !== null) && (
        <div className="chosen-pictures">
          {pictures.map((picture, index) => (
            <Chosen
              key={picture.number}
              picture={picture}
              place={index + 1}
              onRemove={() => {
                remove(picture.number)
                button.current?.focus()
              }}
            />
          ))}
          {fault !== null && <p role="alert">{fault}</p>}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {isBusy ? pictureTexts.uploading : ''}
      </p>
      <button
        ref={button}
        type="button"
        className="icon-button"
        disabled={off}
        aria-label={pictureTexts.add}
        title={pictureTexts.add}
        onClick={() => input.current?.click()}
      >
        <ImagePlus size={20} aria-hidden />
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={pictureTypes.join(',')}
        aria-label={pictureTexts.add}
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}

interface ChosenProps {
  picture: ChosenPicture
  place: number
  onRemove: () => void
}

function Chosen({ picture: { file, id }, place, onRemove }: ChosenProps) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <div className="chosen-picture" aria-busy={id === null}>
      {url && <img src={url} alt={pictureTexts.picture(place)} />}
      <button type="button" aria-label={pictureTexts.remove(place)} onClick={onRemove}>
        <X size={14} aria-hidden />
      </button>
    </div>
  )
}

/** Takes files that are pasted into or dropped on the page. Null: none are taken. */
function useTakeFiles(take: ((files: readonly File[]) => void) | null): void {
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    const takeAll = (event: Event, files: FileList | undefined) => {
      if (latest.current === null || !files || files.length === 0) return
      event.preventDefault()
      latest.current([...files])
    }
    const paste = (event: ClipboardEvent) => takeAll(event, event.clipboardData?.files)
    const drop = (event: DragEvent) => takeAll(event, event.dataTransfer?.files)
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    document.addEventListener('paste', paste)
    document.addEventListener('drop', drop)
    document.addEventListener('dragover', allow)
    return () => {
      document.removeEventListener('paste', paste)
      document.removeEventListener('drop', drop)
      document.removeEventListener('dragover', allow)
    }
  }, [])
}
