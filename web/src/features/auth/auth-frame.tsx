import { Flex, Heading } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Logo } from '../../ui/display/logo.tsx'
import './auth-page.css'

interface AuthFrameProps {
  readonly title: string
  readonly children: ReactNode
}

/** The layout of a short step related to signing in: the logo, a title, and a column of forms. */
export function AuthFrame({ title, children }: AuthFrameProps) {
  return (
    <div className="auth-alone">
      <Flex direction="column" justify="center" className="auth-forms" asChild>
        <main>
          <Link to="/" className="plain-link auth-logo">
            <Logo />
          </Link>
          <Heading as="h1" size="6" mb="4">
            {title}
          </Heading>
          {children}
        </main>
      </Flex>
    </div>
  )
}
