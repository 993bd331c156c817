import { expect, test } from 'vitest'
import { splitContacts } from './split-contacts.ts'

const linksOf = (text: string) =>
  splitContacts(text).flatMap(({ text, href }) => (href === null ? [] : [[text, href]]))

test.each([
  ['Write to info@shop.example.', 'info@shop.example', 'mailto:info@shop.example'],
  ['(first_last+shop@a-b.co.uk)', 'first_last+shop@a-b.co.uk', 'mailto:first_last%2Bshop@a-b.co.uk'],
  ['Mail ä@müller.de, bitte', 'ä@müller.de', 'mailto:%C3%A4@xn--mller-kva.de'],
  ['jürgen@mueller.de', 'jürgen@mueller.de', 'mailto:j%C3%BCrgen@mueller.de'],
  ['почта@пример.рф', 'почта@пример.рф', 'mailto:%D0%BF%D0%BE%D1%87%D1%82%D0%B0@xn--e1afmkfd.xn--p1ai'],
  ['联系info@shop.cn购买', 'info@shop.cn', 'mailto:info@shop.cn'],
  ['راسلنا على info@shop.example الآن', 'info@shop.example', 'mailto:info@shop.example'],
])('the mail address in %s is a link', (text, address, href) => {
  expect(linksOf(text)).toEqual([[address, href]])
})

test.each([
  ['Call +49 40 123 45 67.', '+49 40 123 45 67', 'tel:+49401234567'],
  ['Tel. +49 (0)40 123-4567', '+49 (0)40 123-4567', 'tel:+49401234567'],
  ['+1 (555) 234-5678!', '+1 (555) 234-5678', 'tel:+15552345678'],
  ['Telefon: 040/1234567', '040/1234567', 'tel:0401234567'],
  ['(040) 123 45 67', '(040) 123 45 67', 'tel:0401234567'],
  ['Appelez le 01 23 45 67 89.', '01 23 45 67 89', 'tel:0123456789'],
  ['06.12.34.56.78', '06.12.34.56.78', 'tel:0612345678'],
  ['call 555-234-5678', '555-234-5678', 'tel:5552345678'],
  ['(555) 234-5678', '(555) 234-5678', 'tel:5552345678'],
])('of %s the phone number is a link', (text, number, href) => {
  expect(linksOf(text)).toEqual([[number, href]])
})

test.each([
  'open 01.02.2024, 10:00-17:00',
  '03-04-2024 05 and 2024-01-02',
  '03/04/2024 12 30',
  '0900-1700',
  'DE89 3704 0044 0532 0130 00',
  '192.168.100.200',
  'ISBN 978-3-16-148410-0',
  'costs 1,234,567 or 1.234.567,00 euros',
  'order 1234567890',
  '5 + 3 = 8, +20 %, 2020-2024',
  'a@b, @shop, a@@b.de, me@localhost, a@b.c',
  '4012 8888 8888 1881',
])('%s holds no address', (text) => {
  expect(splitContacts(text)).toEqual([{ text, href: null }])
})

test('a text is whole in its parts', () => {
  const text = 'Call +49 40 1234567 or mail a@shop.example, ä@müller.de.'
  expect(splitContacts(text).map((part) => part.text)).toEqual([
    'Call ',
    '+49 40 1234567',
    ' or mail ',
    'a@shop.example',
    ', ',
    'ä@müller.de',
    '.',
  ])
})
