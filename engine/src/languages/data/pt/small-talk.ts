export const phrases = {
  greeting: '(olá|ola|oi|bom dia|boa (tarde|noite))( a todos)?',
  'how-are-you': '(tudo bem|como (está|vai|estás|você está))( com você)?',
  'who-are-you':
    'quem (é você|és tu|é|és)|(qual é o seu nome|como (você )?se chama)|você é (um )?(robô|bot|humano)|quem te (criou|fez|programou|desenvolveu)|quem (criou|fez|programou|desenvolveu) você',
  'what-can-you-do':
    'o que (você )?(pode|podes|consegue) fazer|(você )?pode me ajudar|ajuda|preciso de ajuda',
  thanks: '(ok )?(muito )?obrigad[oa]( pela ajuda)?',
  goodbye: '(tchau|adeus|até (logo|breve|mais)|tenha um bom dia)',
  fine: '(certo|está bem|perfeito|entendi)',
}

export const replies = {
  greeting: 'Olá! Eu sou {name}. Como posso ajudar?',
  'how-are-you': 'Tudo bem, obrigado! Como posso ajudar?',
  'who-are-you':
    'Eu sou {name}, um chatbot configurado pela equipe desta página. {about} Faça uma pergunta e eu procuro a resposta nos meus documentos.',
  'what-can-you-do': 'Eu sou {name}. {about} Faça uma pergunta e eu procuro a resposta nos meus documentos.',
  thanks: 'De nada! Quer saber mais alguma coisa?',
  goodbye: 'Até logo!',
  fine: 'Certo. Quer saber mais alguma coisa?',
}
