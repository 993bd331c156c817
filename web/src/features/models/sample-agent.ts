/** An agent to try a model with, for people who have none yet. */
export const sampleAgent = {
  name: 'Sample bookshop',
  fileName: 'About the shop',
  content: `# Lighthouse Books

Lighthouse Books is a small bookshop at the harbor. We sell new and used books, maps and postcards.

## Opening hours

The shop is open Monday to Friday from 10 am to 6 pm, and on Saturday from 10 am to 4 pm. It is closed on Sunday.

## Delivery

We deliver within three working days. Delivery costs 4 euros, and orders over 40 euros are delivered free of charge.

## Returns

New books can be returned within 30 days with the receipt. Used books can't be returned.

## Gift cards

Gift cards are available for 10, 25 and 50 euros, in the shop and by email. They are valid for three years.
`,
} as const
