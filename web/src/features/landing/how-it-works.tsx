import { Container, Grid, Heading, Text } from '@radix-ui/themes'
import { ChartColumn, Code, SlidersHorizontal, UserRoundPlus } from 'lucide-react'

const steps = [
  { icon: UserRoundPlus, title: 'Sign Up', text: 'Just a name, an email address and a password.' },
  {
    icon: SlidersHorizontal,
    title: 'Customize',
    text: 'Name your agent, pick a profile, and add its knowledge: texts, files or your website.',
  },
  {
    icon: Code,
    title: 'Deploy',
    text: 'Share a link or QR code, or paste one line of code into your website.',
  },
  {
    icon: ChartColumn,
    title: 'Engage & Grow',
    text: 'See what visitors ask, correct answers, and fill the gaps.',
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
          From sign-up to the first answer in minutes.
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
