import { Container, Grid, Heading, Text } from '@radix-ui/themes'

const steps = [
  { title: 'Sign Up', text: 'A name, an e-mail address, a password. Nothing else.' },
  { title: 'Customize', text: 'Name your agent, pick its profile, add what it should know.' },
  { title: 'Deploy', text: 'Share its page as a link, or put it into your own site.' },
  { title: 'Engage & Grow', text: 'Read what visitors ask, and add what was missing.' },
]

export function HowItWorks() {
  return (
    <section className="band" aria-labelledby="how-it-works">
      <Container size="4" px={{ initial: '4', sm: '5' }}>
        <Heading as="h2" size="7" mb="6" id="how-it-works">
          How It Works
        </Heading>
        <Grid columns={{ initial: '1', xs: '2', md: '4' }} gap="6" asChild>
          <ol className="plain-list">
            {steps.map(({ title, text }, index) => (
              <li key={title}>
                <span className="icon-disc tabular" aria-hidden>
                  {index + 1}
                </span>
                <Heading as="h3" size="4" mt="3" mb="1">
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
