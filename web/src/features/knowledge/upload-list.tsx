import { Flex, IconButton, Link, Progress, Text } from '@radix-ui/themes'
import { Link as RouterLink } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { planTexts } from '../workspaces/plan-texts.ts'
import type { Upload, UploadQueue } from './uploads.ts'

/** The running and failed uploads. */
export function UploadList({ uploads }: { readonly uploads: UploadQueue }) {
  if (uploads.list.length === 0) return null
  return (
    <ul className="plain-list upload-list" aria-label="Uploads">
      {uploads.list.map((upload) => (
        <Flex key={upload.id} align="center" gap="3" asChild>
          <li>
            <div className="truncating">
              <Flex justify="between" gap="3" mb="1">
                <Text size="2" truncate>
                  {upload.fileName}
                </Text>
                {upload.state !== 'failed' && (
                  <Text size="1" color="gray" className="tabular no-wrap">
                    {progressWords(upload)}
                  </Text>
                )}
              </Flex>
              {upload.state === 'failed' ? (
                <Text as="p" size="1" color="red">
                  {upload.reason}{' '}
                  {upload.isOverPlan && (
                    <Link asChild underline="always">
                      <RouterLink to="/dashboard/subscription">{planTexts.upgradeNow}</RouterLink>
                    </Link>
                  )}
                </Text>
              ) : (
                <Progress size="1" value={upload.share * 100} aria-label={`Uploading ${upload.fileName}`} />
              )}
            </div>
            {upload.state === 'failed' && (
              <IconButton
                variant="ghost"
                color="gray"
                aria-label={`Dismiss ${upload.fileName}`}
                onClick={() => uploads.dismiss(upload.id)}
              >
                <X size={16} />
              </IconButton>
            )}
          </li>
        </Flex>
      ))}
    </ul>
  )
}

function progressWords({ state, share }: Upload): string {
  if (state === 'waiting') return 'Waiting'
  return share < 1 ? `${Math.round(share * 100)} %` : 'Reading the file...'
}
