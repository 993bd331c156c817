import { Container, Heading, Text } from '@radix-ui/themes'
import activity from './screens/activity.webp'
import analytics from './screens/analytics.webp'
import knowledge from './screens/knowledge.webp'

const screens = [
  {
    picture: knowledge,
    title: 'It knows what you give it',
    text: 'PDF, Word, slides, Markdown, whole websites. See the exact text your agent reads, and keep websites in sync daily or weekly.',
    alt: "An agent's Knowledge tab with trained files and texts.",
  },
  {
    picture: activity,
    title: 'See why it said that',
    text: 'Every answer has a source, and every refusal a reason. Correct an answer once and it stays correct.',
    alt: 'The Activity tab: a list of conversations, with one open to show a question, its answer and the source.',
  },
  {
    picture: analytics,
    title: 'Gaps become knowledge',
    text: 'See every unanswered question. Write the answer on the spot and the next visitor gets it.',
    alt: 'The Analytics tab: 30 days of metrics, and unanswered questions with a button to answer each.',
  },
]

/** Three real screens of the dashboard. */
export function ProductScreens() {
  return (
    <section className="band" aria-labelledby="inside">
      <Container size="4" px={{ initial: '4', sm: '5' }}>
        <Heading as="h2" size="8" mb="7" id="inside" className="balanced">
          Nothing happens behind your back
        </Heading>
        <div className="screens">
          {screens.map(({ picture, title, text, alt }) => (
            <div key={title} className="screen">
              <div>
                <Heading as="h3" size="6" mb="2" className="balanced">
                  {title}
                </Heading>
                <Text as="p" size="4" color="gray">
                  {text}
                </Text>
              </div>
              <img
                src={picture}
                alt={alt}
                width={960}
                height={600}
                loading="lazy"
                className="screen-picture"
              />
            </div>
          ))}
        </div>
      </Container>
    </section>
  )
}
