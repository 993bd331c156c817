import { productName } from '@parleykit/contract/base/limits'
import { Box, Flex, Heading, Text } from '@radix-ui/themes'
import { BookOpenText, ChartColumn, MousePointerClick } from 'lucide-react'

const features = [
  {
    icon: MousePointerClick,
    title: 'No-code agent builder',
    text: 'Build a working agent in four short steps.',
  },
  {
    icon: BookOpenText,
    title: 'Knowledge base integration',
    text: 'Answers come from your files and texts, with sources.',
  },
  {
    icon: ChartColumn,
    title: 'Real-time analytics',
    text: 'See what visitors ask and how your agents are used, in real time.',
  },
]

/** The product's benefits, next to the sign-in forms. */
export function MarketingPanel() {
  return (
    <Flex direction="column" justify="center" gap="6" className="auth-marketing" asChild>
      <aside aria-label={`What ${productName} does`}>
        <Heading as="h2" size="7" className="balanced">
          AI agents that answer from your knowledge
        </Heading>
        <Flex direction="column" gap="5" asChild>
          <ul className="plain-list">
            {features.map(({ icon: Icon, title, text }) => (
              <Flex key={title} gap="3" asChild>
                <li>
                  <span className="icon-disc" aria-hidden>
                    <Icon size={18} />
                  </span>
                  <Box>
                    <Text as="p" size="3" weight="medium">
                      {title}
                    </Text>
                    <Text as="p" size="2" color="gray">
                      {text}
                    </Text>
                  </Box>
                </li>
              </Flex>
            ))}
          </ul>
        </Flex>
      </aside>
    </Flex>
  )
}
