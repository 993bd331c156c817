import { DataList, Heading } from '@radix-ui/themes'

const practices = [
  { title: 'Put the widget at the bottom right', help: "That's where visitors expect a chat." },
  {
    title: 'Write a clear welcome message',
    help: 'Say what the agent can help with, so visitors ask the right questions.',
  },
  { title: 'Check the dashboard', help: "Review what visitors ask and what wasn't answered." },
  { title: 'Keep the knowledge current', help: 'Update what has changed, then train the agent again.' },
]

export function BestPractices() {
  return (
    <section>
      <Heading as="h2" size="5" mt="7" mb="3">
        Best practices
      </Heading>
      <DataList.Root orientation={{ initial: 'vertical', sm: 'horizontal' }}>
        {practices.map(({ title, help }) => (
          <DataList.Item key={title}>
            <DataList.Label minWidth="240px">{title}</DataList.Label>
            <DataList.Value>{help}</DataList.Value>
          </DataList.Item>
        ))}
      </DataList.Root>
    </section>
  )
}
