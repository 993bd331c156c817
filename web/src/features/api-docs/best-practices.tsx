import { DataList, Heading } from '@radix-ui/themes'

const practices = [
  { title: 'Put the widget at the bottom right', help: 'Visitors look for a chat there.' },
  {
    title: 'Write a clear welcome message',
    help: 'Say what the agent knows, so that the first question fits.',
  },
  { title: 'Check the dashboard', help: 'Read what visitors ask, and what was not answered.' },
  { title: 'Keep the knowledge current', help: 'Replace what has changed, then train the agent again.' },
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
