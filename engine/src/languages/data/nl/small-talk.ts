export const phrases = {
  greeting: '(hoi|goedemorgen|goedemiddag|goedenavond|goedendag|dag)( allemaal)?',
  'how-are-you': 'hoe (gaat het|is het)( met (je|u))?',
  'who-are-you':
    'wie (ben je|ben jij|bent u)|hoe (heet je|heet u)|ben je (een )?(robot|bot|mens)|wie heeft (je|jou|u) (gemaakt|gebouwd|ontwikkeld|geprogrammeerd)',
  'what-can-you-do': 'wat (kun|kan) (je|jij|u)( doen)?|(kun|kan) (je|u) (me|mij) helpen|hulp',
  thanks: '(ok )?(bedankt|dank (je|u)( wel)?|dankjewel|dankuwel)( voor (je|uw) hulp)?',
  goodbye: '(tot ziens|doei|tot (straks|later)|fijne (dag|avond)( nog)?)',
  fine: '(prima|oké|begrepen|duidelijk)',
}

export const replies = {
  greeting: 'Hallo! Ik ben {name}. Hoe kan ik helpen?',
  'how-are-you': 'Goed, dank je! Hoe kan ik helpen?',
  'who-are-you':
    'Ik ben {name}, een chatbot die het team achter deze pagina heeft ingesteld. {about} Stel me een vraag en ik zoek het antwoord in mijn documenten.',
  'what-can-you-do': 'Ik ben {name}. {about} Stel me een vraag en ik zoek het antwoord in mijn documenten.',
  thanks: 'Graag gedaan! Wil je nog iets weten?',
  goodbye: 'Tot ziens!',
  fine: 'Prima. Wil je nog iets weten?',
}
