import type { Session } from './ledger.ts'

/** The provider's own page of a checkout: a button that pays while it is open, and the way back. */
export function checkoutPage({ id, price, status }: Session, cancelUrl: string): string {
  const pay = `<form method="post" action="/pay/${id}"><button>Pay</button></form>`
  return `<!doctype html><html lang="en"><head><title>Checkout</title></head><body>
<h1>${price.lookup_key ?? 'A plan'}</h1>${status === 'open' ? pay : '<p>This checkout is closed.</p>'}
<a href="${cancelUrl}">Back</a></body></html>`
}
