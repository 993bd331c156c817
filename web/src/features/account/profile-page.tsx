import { limitsOf } from '@parleykit/contract/plans'
import { DataList, Heading, Text } from '@radix-ui/themes'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { useAuth } from '../auth/auth-context.ts'

/** Who is signed in, and what their plan allows. */
export default function ProfilePage() {
  const { user } = useAuth()
  usePageTitle('Profile Settings')
  if (!user) return null
  const limits = limitsOf(user.subscriptionTier)
  return (
    <div className="reading-width">
      <Heading as="h1" size="7" mb="5">
        Profile Settings
      </Heading>
      <DataList.Root size="2" orientation={{ initial: 'vertical', xs: 'horizontal' }}>
        <DataList.Item>
          <DataList.Label>Username</DataList.Label>
          <DataList.Value className="wrap-anywhere">{user.username}</DataList.Value>
        </DataList.Item>
        <DataList.Item>
          <DataList.Label>Email</DataList.Label>
          <DataList.Value className="wrap-anywhere">{user.email}</DataList.Value>
        </DataList.Item>
        <DataList.Item>
          <DataList.Label>Plan</DataList.Label>
          <DataList.Value>
            <Text className="capitalized">{user.subscriptionTier}</Text>
            <Text color="gray" ml="2">
              {limits.agents === 1 ? '1 agent' : `${limits.agents.toLocaleString()} agents`},{' '}
              {limits.monthlyCredits.toLocaleString()} chat credits a month
            </Text>
          </DataList.Value>
        </DataList.Item>
      </DataList.Root>
    </div>
  )
}
