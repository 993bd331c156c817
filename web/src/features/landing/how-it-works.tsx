import { Container, Grid, Heading, Text } from '@radix-ui/themes'
import { ChartColumn, Code, SlidersHorizontal, UserRoundPlus } from 'lucide-react'

const steps = [
  { icon: UserRoundPlus, title: 'Sign Up', text: 'A name, an email address, a password. Nothing else.' },
  {
    icon: SlidersHorizontal,
    title: 'Customize',
    text: 'Name your agent, pick its profile, and add what it should know: texts, files, your website.',
  },
  {
    icon: Code,
    title: 'Deploy',
    text: 'Share its page as a link or QR code, or paste one line into your site.',
  },
  {
    icon: ChartColumn,
    title: 'Engage & Grow',
    text: 'Read what visitors ask, put answers right, and add what was missing.',
  },
]

export function HowItWorks() {
  return (
    <section className="band" aria-labelledby="how-it-works">
      <Container size="4" px={{ initial: '4', sm: '5' }}>
        <Heading as="h2" size="8" mb="2" id="how-it-works" className="balanced">
          How It Works
        </Heading>
        <Text as="p" size="4" color="gray" mb="7">
          From an empty account to the first answer in minutes.
        </Text>
        <Grid columns={{ initial: '1', xs: '2', md: '4' }} gap="6" asChild>
          <ol className="plain-list steps">
            {steps.map(({ icon: Icon, title, text }) => (
              <li key={title} className="step">
                <span className="icon-disc" aria-hidden>
                  <Icon size={18} />
                </span>
                <Heading as="h3" size="4" mt="4" mb="1">
                  {title}
                </Heading>
                <Text as="p" color="gray">
                  {text}
                </Text>
              </li>
            ))}
          </ol>
        </Grid>
      </Container>
    </section>
  )
}
