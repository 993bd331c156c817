import { Container, Heading, Text } from '@radix-ui/themes'
import activity from './screens/activity.webp'
import analytics from './screens/analytics.webp'
import knowledge from './screens/knowledge.webp'

const screens = [
  {
    picture: knowledge,
    title: 'It knows what you give it',
    text: 'PDF, Word, slides, Markdown, whole websites. You see the very text that your agent reads, and websites can be read again every day or week.',
    alt: 'The Knowledge tab of an agent with its files and texts, all of them trained.',
  },
  {
    picture: activity,
    title: 'You see why it said that',
    text: 'Every answer names its source, and every refusal its reason. Put an answer right once, and it is right from then on.',
    alt: 'The Activity tab: a list of conversations, and one of them with a question, its answer and the source.',
  },
  {
    picture: analytics,
    title: 'Gaps become knowledge',
    text: 'Questions that nobody could answer are listed. Write the answer there and then; the next visitor gets it.',
    alt: 'The Analytics tab: the figures of 30 days, and unanswered questions with a button that answers each.',
  },
]

/** Three real screens of the dashboard. */
export function Inside() {
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
