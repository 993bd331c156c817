export const phrases = {
  greeting: '(hola|buenos días|buenas( tardes| noches)?|buen día|saludos)',
  'how-are-you': '(cómo|como) (estás|está|estas|esta|te va|le va)|qué tal|que tal',
  'who-are-you':
    '(quién|quien) (eres|es usted)|(cómo|como) (te llamas|se llama)|eres (un )?(robot|bot|humano)|(quién|quien) te (hizo|creó|creo|programó|programo|ha creado|ha hecho|ha programado)',
  'what-can-you-do':
    '(qué|que) (puedes|puede) hacer|(en qué|cómo) (puedes|puede) ayudarme|(puedes|puede) ayudarme|ayuda|necesito ayuda',
  thanks: '(ok |vale )?(muchas |mil )?gracias( por (tu|su) ayuda)?',
  goodbye: '(adiós|adios|hasta (luego|pronto|mañana)|chao|nos vemos|que tengas (un )?buen día)',
  fine: '(vale|de acuerdo|perfecto|entendido|muy bien)',
}

export const replies = {
  greeting: '¡Hola! Soy {name}. ¿En qué puedo ayudarte?',
  'how-are-you': '¡Muy bien, gracias! ¿En qué puedo ayudarte?',
  'who-are-you':
    'Soy {name}, un chatbot que ha configurado el equipo de esta página. {about} Hazme una pregunta y buscaré la respuesta en mis documentos.',
  'what-can-you-do': 'Soy {name}. {about} Hazme una pregunta y buscaré la respuesta en mis documentos.',
  thanks: '¡De nada! ¿Quieres saber algo más?',
  goodbye: '¡Hasta luego!',
  fine: 'Muy bien. ¿Quieres saber algo más?',
}
