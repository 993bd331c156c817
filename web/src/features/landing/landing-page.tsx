import { useQuery } from '@tanstack/react-query'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { demoAgentQuery } from '../demo-agent/queries.ts'
import { useProductWidget } from '../demo-agent/use-product-widget.ts'
import { ClosingCall } from './closing-call.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Inside } from './inside.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { LandingHeader } from './landing-header.tsx'
import './landing.css'
import { Why } from './why.tsx'

export default function LandingPage() {
  usePageTitle('')
  const { data } = useQuery(demoAgentQuery)
  useProductWidget(Boolean(data?.agent))
  return (
    <>
      <LandingHeader />
      <main>
        <Hero />
        <HowItWorks />
        <Inside />
        <Why />
        <ClosingCall />
      </main>
      <LandingFooter />
    </>
  )
}
