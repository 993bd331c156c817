import { useRouter } from '@tanstack/react-router'

/** Navigates to a path of this site or to the provider's page. */
export function useNavigateToUrl(): (url: string) => void {
  const { history } = useRouter()
  return (url) => {
    if (url.startsWith('/')) history.push(url)
    else window.location.assign(url)
  }
}
