/** Days of the week and their abbreviations, in the larger languages. */
const days = [
  'mon(?:day)?s?|tue(?:s(?:day)?s?)?|wed(?:nesday)?s?|thu(?:rs?(?:day)?s?)?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|daily|weekdays|weekends',
  'mo|di|mi|do|fr|sa|so|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|täglich|werktags',
  'lun(?:di|edì|es)?|mar(?:di|tedì|tes)?|mer(?:credi|coledì)?|mié(?:rcoles)?|jeu(?:di)?|jue(?:ves)?|gio(?:vedì)?|ven(?:dredi|erdì)?|vie(?:rnes)?|sam(?:edi)?|sáb(?:ado)?|sab(?:ato)?|dim(?:anche)?|dom(?:ingo|enica)?|tous les jours',
  'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|ma|wo|vr|za|zo|segunda|terça|quarta|quinta|sexta',
  'pon(?:iedziałek)?|wt(?:orek)?|śr(?:oda)?|czw(?:artek)?|pt|piątek|sob(?:ota)?|niedz(?:iela)?|nd',
].join('|')
const day = new RegExp(`(?<!\\p{L})(?:${days})(?!\\p{L})`, 'iu')
/** A range of times: 9:00–17:00, 9 am - 5 pm, 9 bis 17 Uhr, 9h à 17h. */
const span =
  /(?<!\d)(?:[01]?\d|2[0-4])(?:[:.h]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h)?\s{0,3}(?:[-–—~]|to|till?|until|bis|à|a|alle|tot|do|às)\s{0,3}(?:[01]?\d|2[0-4])(?:[:.h]\d{2})?(?!\d)/iu

/** Longer texts are prose. */
const longest = 160

/** Whether a line gives days and times of opening. */
export function isOpeningHours(line: string): boolean {
  return line.length <= longest && span.test(line) && day.test(line)
}
