interface FileToSend {
  readonly method: string
  readonly url: string
  /** Name of the multipart field. */
  readonly field: string
  readonly file: File
  readonly headers: Readonly<Record<string, string>>
  readonly onProgress: ((share: number) => void) | undefined
}

/** Sends one file as multipart. Uses XMLHttpRequest, since fetch doesn't report upload progress. */
export function sendFile({ method, url, field, file, headers, onProgress }: FileToSend): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.withCredentials = true
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    }
    request.onload = () =>
      resolve(new Response(request.responseText, { status: request.status, statusText: request.statusText }))
    request.onerror = () => reject(new TypeError('Failed to send the file'))
    const form = new FormData()
    form.append(field, file)
    request.send(form)
  })
}
