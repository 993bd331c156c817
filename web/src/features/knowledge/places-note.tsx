import { placesOf, withoutPlaces } from '@parleykit/contract/knowledge/places-to-fill-in'
import { Button, Flex, Text } from '@radix-ui/themes'
import { useFieldValue } from '../../ui/form/use-form.ts'
import { templateTexts } from './template-texts.ts'
import type { TextFormState } from './use-text-form.ts'

/** Longer texts aren't templates, so they aren't searched on every key. */
const lengthMax = 20_000

/** Lists the gaps that a text still has, with a button to remove the lines with gaps. */
export function PlacesNote({ form }: { readonly form: TextFormState }) {
  const content = useFieldValue({ form, name: 'content' })
  const places = content.length > lengthMax ? [] : placesOf(content)
  if (places.length === 0) return null
  return (
    <Flex direction="column" align="start" gap="2">
      <Text as="p" size="2" color="gray" className="wrap-anywhere">
        {templateTexts.stillOpen(templateTexts.named(places))}
      </Text>
      <Button
        type="button"
        variant="soft"
        color="gray"
        size="1"
        onClick={() => {
          form.setValue('content', withoutPlaces(content), { shouldDirty: true })
          form.setFocus('content')
        }}
      >
        {templateTexts.leaveOut}
      </Button>
    </Flex>
  )
}
