/** Texts about runs that a person has to approve. Free of dependencies. */
export const approvalTexts = {
  waiting: (count: number) =>
    count === 1 ? '1 request waits for approval' : `${count} requests wait for approval`,
  waitingShort: 'to approve',
  waitingTitle: 'Requests that wait for approval',
  panel: 'Request that waits for approval',
  ask: (name: string) => `The visitor waits for your approval: ${name}`,
  until: 'Nothing has been sent yet. It waits until',
  outdated:
    'The action was changed or switched off after the visitor confirmed, so this request can only be declined.',
  approve: 'Approve',
  decline: 'Decline',
  back: 'Back',
  reason: 'Reason for the visitor (optional)',
  outcomes: {
    done: { title: 'Approved', description: 'It was done, and the visitor can read the result.' },
    failed: { title: 'Approved, but it failed', description: 'Nothing was done. The visitor has been told.' },
    unknown: {
      title: 'Approved, outcome unknown',
      description: "It may have been done. It won't be repeated, and the visitor has been told.",
    },
    declined: { title: 'Declined', description: 'Nothing was sent. The visitor has been told.' },
  },
  failed: { title: 'Not decided', description: "The decision couldn't be saved." },
} as const
