import type { ActionInput } from '@parleykit/contract/actions/action-inputs'
import type { ActionBody } from '@parleykit/contract/actions/actions'

export const actionDefaults = { purpose: '', audience: 'anyone', doneText: '', isOn: true } as const
export const textInput: Omit<ActionInput, 'name' | 'label'> = {
  ...{ type: 'text', required: true, source: 'visitor', choices: [], value: null, claim: null, hint: '' },
}

/** Looks an order up by its number. */
export const lookUpOrder = (origin: string): ActionBody => ({
  ...{
    ...actionDefaults,
    kind: 'http',
    name: 'Order status',
    phrases: ['Where is my order?'],
    asksFirst: false,
  },
  inputs: [{ ...textInput, name: 'order', label: 'Order number' }],
  http: {
    ...{ method: 'GET', url: `${origin}/orders/{{ order }}`, bodyType: 'none', body: '' },
    headers: [{ name: 'Authorization', value: 'Bearer very-secret-4242', isSecret: true }],
    picks: [
      { path: 'number', label: 'Order' },
      { path: 'status', label: 'Status' },
      { path: 'items[].name', label: 'Item' },
      { path: 'items[].count', label: 'Pieces' },
    ],
    honorsIdempotencyKey: false,
  },
})

/** Books a visit for a day, once it is confirmed. */
export const bookVisit = (origin: string, honorsIdempotencyKey: boolean): ActionBody => ({
  ...{
    ...actionDefaults,
    kind: 'http',
    name: 'Book a visit',
    phrases: ['I would like to book a visit'],
    asksFirst: true,
  },
  inputs: [
    { ...textInput, name: 'day', label: 'Day', type: 'date' },
    { ...textInput, name: 'size', label: 'Size', type: 'choice', choices: ['S', 'M'], required: false },
    { ...textInput, name: 'shop', label: 'Shop', source: 'fixed', value: 'main' },
  ],
  doneText: 'You are booked.',
  http: {
    ...{ method: 'POST', url: `${origin}/bookings`, bodyType: 'json', headers: [] },
    body: '{"day": "{{ day }}", "size": "{{ size }}", "shop": "{{ shop }}"}',
    picks: [{ path: 'booking', label: 'Booking' }],
    honorsIdempotencyKey,
  },
})
