import { PDFDocument, PDFName, type PDFPage, PDFString, StandardFonts } from 'pdf-lib'

/** Everything that is printed, filled in or noted in the form of `writeForm`, and nothing that is left empty. */
export const formLines = [
  'Membership of the rowing club',
  'First name: Ada',
  'Last name: Lovelace',
  'Date of birth: 10 December 1815',
  'Anything we should know: I swim well. I have rowed since 1830, in sculls and in fours.',
  'Post code: 20457',
  'Boat: Single scull',
  'Days: Monday, Thursday',
  'I have read the rules: Yes',
  'How will you pay: By bank transfer',
  'Key number: 4711',
]

/** A filled AcroForm with fields of all kinds: labels left, above, right and as tool tips only. */
export async function writeForm(): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([595, 842])
  page.setFont(await pdf.embedFont(StandardFonts.Helvetica))
  const form = pdf.getForm()
  const print = (text: string, x: number, y: number, size = 11) => page.drawText(text, { x, y, size })
  print('Membership of the rowing club', 60, 780, 20)

  const text = (name: string, value: string, at: [number, number, number, number]) => {
    const field = form.createTextField(name)
    field.addToPage(page, place(at))
    if (value !== '') field.setText(value)
    return field
  }
  print('First name:', 60, 735)
  text('Text1', 'Ada', [130, 730, 110, 18])
  print('Last name:', 260, 735)
  text('Text2', 'Lovelace', [330, 730, 150, 18])
  print('Date of birth', 60, 705)
  text('f1_03[0]', '10 December 1815', [60, 682, 140, 18])
  print('Second name', 260, 705)
  text('Text4', '', [260, 682, 140, 18])
  print('Anything we should know', 60, 650)
  const long = text('Text5', '', [60, 570, 420, 72])
  long.enableMultiline()
  long.setText('I swim well.\nI have rowed since 1830,\nin sculls and in fours.')
  print('Post code ..........', 60, 545)
  const code = text('Text6', '', [160, 540, 100, 18])
  code.setMaxLength(5)
  code.enableCombing()
  code.setText('20457')
  const secret = text('Text7', 'hunter2', [300, 540, 100, 18])
  secret.enablePassword()

  print('Boat', 60, 515)
  const boat = form.createDropdown('Choice1')
  boat.addOptions(['Single scull', 'Coxed four', 'Eight'])
  boat.addToPage(page, place([160, 510, 140, 18]))
  boat.select('Single scull')
  print('Days', 60, 480)
  const days = form.createOptionList('Choice2')
  days.addOptions(['Monday', 'Tuesday', 'Thursday'])
  days.enableMultiselect()
  days.addToPage(page, place([160, 430, 140, 60]))
  days.select(['Monday', 'Thursday'])

  const boxes = [
    ['Check1', 'I have read the rules', true],
    ['Check2', 'Send me the newsletter', false],
  ] as const
  for (const [at, [name, label, isTicked]] of boxes.entries()) {
    const box = form.createCheckBox(name)
    box.addToPage(page, place([60, 395 - 25 * at, 14, 14]))
    if (isTicked) box.check()
    print(label, 82, 398 - 25 * at)
  }
  const payment = form.createRadioGroup('Group1')
  for (const [at, label] of ['In cash', 'By bank transfer', 'By card'].entries()) {
    payment.addOptionToPage(`option ${at}`, page, place([60 + 140 * at, 330, 14, 14]))
    print(label, 80 + 140 * at, 333)
  }
  payment.select('option 1')
  print('How will you pay:', 60, 352)
  const key = text('Text8', '4711', [60, 290, 100, 18])
  key.acroField.getWidgets()[0]?.dict.set(PDFName.of('TU'), PDFString.of('Key number'))
  annotate(page, 'FreeText', 'Paid in advance until March')
  annotate(page, 'Text', 'Ask for the medical certificate')
  return Buffer.from(await pdf.save())
}

function place([x, y, width, height]: readonly [number, number, number, number]) {
  return { x, y, width, height }
}

function annotate(page: PDFPage, subtype: string, contents: string): void {
  const note = page.doc.context.obj({
    ...{ Type: 'Annot', Subtype: subtype, Rect: [300, 200, 450, 240], F: 4 },
    ...{ Contents: PDFString.of(contents), DA: PDFString.of('/Helv 11 Tf 0 g') },
  })
  page.node.addAnnot(page.doc.context.register(note))
}
