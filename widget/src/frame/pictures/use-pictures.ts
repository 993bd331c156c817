import { picturesMax } from '@parleykit/contract/chat/limits'
import { useEffect, useRef, useState } from 'react'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import { pictureTexts } from './picture-texts.ts'
import { keepPicture } from './picture-urls.ts'
import { findPictureFault, uploadPicture } from './upload-picture.ts'

export interface ChosenPicture {
  readonly number: number
  readonly file: File
  /** Null until it is uploaded. */
  readonly id: string | null
}

/** The pictures that a visitor has chosen for the next message. They are uploaded at once. */
export function usePictures(publicId: string, identity: VisitorIdentity) {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([])
  const [fault, setFault] = useState<string | null>(null)
  const lastNumber = useRef(0)
  const uploads = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    uploads.current = controller
    return () => controller.abort()
  }, [])

  const remove = (number: number) => setPictures((all) => all.filter((each) => each.number !== number))

  async function upload(number: number, file: File) {
    const { signal } = uploads.current
    try {
      const id = await uploadPicture(publicId, identity, file, signal)
      keepPicture(id, file)
      setPictures((all) => all.map((each) => (each.number === number ? { ...each, id } : each)))
    } catch (error) {
      if (signal.aborted) return
      remove(number)
      setFault(error instanceof Error && error.name === 'Error' ? error.message : pictureTexts.failed)
    }
  }

  function add(files: readonly File[]) {
    setFault(null)
    const room = picturesMax - pictures.length
    if (files.length > room) setFault(pictureTexts.tooMany)
    for (const file of files.slice(0, room)) {
      const found = findPictureFault(file)
      if (found !== null) {
        setFault(found)
        continue
      }
      lastNumber.current += 1
      const number = lastNumber.current
      setPictures((all) => [...all, { number, file, id: null }])
      void upload(number, file)
    }
  }

  return { pictures, fault, add, remove }
}
