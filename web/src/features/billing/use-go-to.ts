import { useRouter } from '@tanstack/react-router'

/** Goes to a path of this site, or leaves for the provider's page. */
export function useGoTo(): (url: string) => void {
  const { history } = useRouter()
  return (url) => {
    if (url.startsWith('/')) history.push(url)
    else window.location.assign(url)
  }
}
