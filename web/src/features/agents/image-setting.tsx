import type { Agent } from '@parleykit/contract/agents'
import { agentTexts } from '@parleykit/contract/owner-texts'
import { toast, toastError } from '../../ui/toast-queue.ts'
import { imageFailure } from './image-failure.ts'
import { ImagePicker } from './image-picker.tsx'
import { useUploadProfileImage } from './queries.ts'

/** Uploads the profile image as soon as it is chosen. */
export function ImageSetting({ agent }: { readonly agent: Agent }) {
  const upload = useUploadProfileImage()

  function choose(file: File) {
    upload.mutate(
      { id: agent.id, file },
      {
        onSuccess: () => toast(agentTexts.updated),
        onError: (error) => toastError(imageFailure(error)),
      },
    )
  }

  return (
    <ImagePicker
      agentName={agent.name}
      currentUrl={agent.profileImageUrl}
      file={null}
      onChoose={choose}
      isUploading={upload.isPending}
    />
  )
}
