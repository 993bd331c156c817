export const phrases = {
  greeting: '(merhaba|merhabalar|selam|selamlar|i̇?yi (günler|akşamlar)|günaydın)',
  'how-are-you': '(nasılsın|nasılsınız|ne haber|naber)',
  'who-are-you':
    '(sen kimsin|siz kimsiniz|kimsin|kimsiniz|adın ne|adınız ne|(sen )?(bot|robot|insan) m[ıi]s[ıi]n|(seni|sizi) kim (yaptı|yarattı|geliştirdi|programladı))',
  'what-can-you-do':
    '(ne|neler) (yapabilirsin|yapabilirsiniz)|(bana )?(nasıl )?yardım (edebilir misin|edebilir misiniz|edebilirsin)|yardım( lazım)?',
  thanks: '(tamam )?(çok )?(teşekkürler|teşekkür ederim|sağ ol|sağol|sağ olun)( çok)?',
  goodbye: '(hoşça kal|hoşçakal|güle güle|görüşürüz|i̇?yi geceler)',
  fine: '(tamam|peki|güzel|anladım|harika)',
}

export const replies = {
  greeting: 'Merhaba! Ben {name}. Size nasıl yardımcı olabilirim?',
  'how-are-you': 'İyiyim, teşekkürler! Size nasıl yardımcı olabilirim?',
  'who-are-you':
    'Ben {name}, bu sayfanın ekibinin hazırladığı bir sohbet botuyum. {about} Bana bir soru sorun, yanıtını belgelerimde arayayım.',
  'what-can-you-do': 'Ben {name}. {about} Bana bir soru sorun, yanıtını belgelerimde arayayım.',
  thanks: 'Rica ederim! Başka bir şey öğrenmek ister misiniz?',
  goodbye: 'Hoşça kalın!',
  fine: 'Güzel. Başka bir şey öğrenmek ister misiniz?',
}
