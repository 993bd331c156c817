import { usePageTitle } from '../../ui/use-page-title.ts'
import { ClosingCall } from './closing-call.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { LandingHeader } from './landing-header.tsx'
import './landing.css'
import { Why } from './why.tsx'

export default function LandingPage() {
  usePageTitle('')
  return (
    <>
      <LandingHeader />
      <main>
        <Hero />
        <HowItWorks />
        <Why />
        <ClosingCall />
      </main>
      <LandingFooter />
    </>
  )
}
