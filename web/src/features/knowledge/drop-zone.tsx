import { uploadBytesMax } from '@parleykit/contract/knowledge/limits'
import { Button, Flex, Text } from '@radix-ui/themes'
import { Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { acceptedEndings } from './refused-file.ts'

/** Accepts files by selection or drag and drop. */
export function DropZone({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  function take(list: FileList | null) {
    if (list && list.length > 0) onFiles([...list])
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <section
      aria-label="Upload files"
      className="drop-zone"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Flex direction="column" align="center" gap="2">
        <Button variant="soft" type="button" onClick={() => input.current?.click()}>
          <Upload size={16} /> Upload files
        </Button>
        <Text as="p" size="2" color="gray" align="center">
          or drop them here: PDF, Word, PowerPoint, text, Markdown, HTML or code, up to{' '}
          {uploadBytesMax / 1024 / 1024} MB each
        </Text>
      </Flex>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedEndings}
        aria-label="Files to upload"
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
    </section>
  )
}
