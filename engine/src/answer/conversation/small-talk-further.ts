import type { SmallTalkLanguage } from './small-talk-phrases.ts'

const HELP_PL = 'Zadaj mi pytanie, a poszukam odpowiedzi w moich materiałach.'
const HELP_TR = 'Bana bir soru sorun, yanıtını belgelerimde arayayım.'
const HELP_RU = 'Задайте мне вопрос, и я поищу ответ в своих материалах.'
const HELP_AR = 'اطرح عليّ سؤالًا وسأبحث عن الإجابة في المعلومات المتاحة لي.'
const HELP_HI = 'मुझसे कोई प्रश्न पूछें, मैं अपनी जानकारी में उत्तर खोजूँगा।'
const HELP_TH = 'ถามคำถามได้เลย แล้วจะค้นหาคำตอบจากข้อมูลที่มีให้'
const HELP_ZH = '请向我提问，我会在资料中寻找答案。'
const HELP_JA = 'ご質問をどうぞ。手元の資料からお答えを探します。'

/** Polish, Turkish, Russian, Arabic, Hindi, Thai, Chinese and Japanese. */
export const FURTHER_SMALL_TALK: readonly SmallTalkLanguage[] = [
  {
    phrases: {
      greeting: '(cześć|czesc|hej|witam|witaj|dzień dobry|dobry wieczór|siema)',
      'how-are-you': '(jak się (masz|pan ma|pani ma)|co słychać|jak leci)',
      'who-are-you':
        '(kim (jesteś|pan jest|pani jest)|jak (masz na imię|się nazywasz)|(czy )?jesteś (botem|robotem|człowiekiem))',
      'what-can-you-do': '((co|w czym) (możesz|potrafisz)( mi)?( zrobić| pomóc)?|pomoc|potrzebuję pomocy)',
      thanks: '(ok |super )?(dzięki|dziękuję|dziekuje)( bardzo| za pomoc)*',
      goodbye: '(do widzenia|do zobaczenia|pa|na razie|dobranoc|miłego dnia)',
      fine: '(dobrze|w porządku|świetnie|rozumiem|jasne)',
    },
    replies: {
      greeting: 'Dzień dobry! Nazywam się {name}. W czym mogę pomóc?',
      'how-are-you': 'Dziękuję, dobrze! W czym mogę pomóc?',
      'who-are-you': `Nazywam się {name}. {about} ${HELP_PL}`,
      'what-can-you-do': `Nazywam się {name}. {about} ${HELP_PL}`,
      thanks: 'Nie ma za co! Czy mogę jeszcze w czymś pomóc?',
      goodbye: 'Do widzenia!',
      fine: 'Świetnie. Czy mogę jeszcze w czymś pomóc?',
    },
  },
  {
    phrases: {
      greeting: '(merhaba|merhabalar|selam|selamlar|i̇?yi (günler|akşamlar)|günaydın)',
      'how-are-you': '(nasılsın|nasılsınız|ne haber|naber)',
      'who-are-you':
        '(sen kimsin|siz kimsiniz|kimsin|kimsiniz|adın ne|adınız ne|(sen )?(bot|robot|insan) m[ıi]s[ıi]n)',
      'what-can-you-do':
        '(ne|neler) (yapabilirsin|yapabilirsiniz)|(bana )?(nasıl )?yardım (edebilir misin|edebilir misiniz|edebilirsin)|yardım( lazım)?',
      thanks: '(tamam )?(çok )?(teşekkürler|teşekkür ederim|sağ ol|sağol|sağ olun)( çok)?',
      goodbye: '(hoşça kal|hoşçakal|güle güle|görüşürüz|i̇?yi geceler)',
      fine: '(tamam|peki|güzel|anladım|harika)',
    },
    replies: {
      greeting: 'Merhaba! Ben {name}. Size nasıl yardımcı olabilirim?',
      'how-are-you': 'İyiyim, teşekkürler! Size nasıl yardımcı olabilirim?',
      'who-are-you': `Ben {name}. {about} ${HELP_TR}`,
      'what-can-you-do': `Ben {name}. {about} ${HELP_TR}`,
      thanks: 'Rica ederim! Başka bir şey öğrenmek ister misiniz?',
      goodbye: 'Hoşça kalın!',
      fine: 'Güzel. Başka bir şey öğrenmek ister misiniz?',
    },
  },
  {
    phrases: {
      greeting: '(привет|приветствую|здравствуй|здравствуйте|добрый (день|вечер)|доброе утро)',
      'how-are-you': '(как (дела|ты|вы|поживаете)|как у (тебя|вас) дела)',
      'who-are-you': '(кто (ты|вы)|как (тебя|вас) зовут|(ты|вы) (бот|робот|человек))',
      'what-can-you-do':
        '(что (ты|вы) (умеешь|умеете|можешь|можете)|чем (ты |вы )?(можешь|можете) помочь|помоги|помогите|помощь|мне нужна помощь)',
      thanks: '(ок |хорошо )?(большое )?(спасибо|благодарю)( большое| вам| за помощь)*',
      goodbye: '(пока|до свидания|до встречи|спокойной ночи|всего (доброго|хорошего))',
      fine: '(хорошо|ладно|понятно|отлично|ясно|окей)',
    },
    replies: {
      greeting: 'Здравствуйте! Меня зовут {name}. Чем могу помочь?',
      'how-are-you': 'Спасибо, всё хорошо! Чем могу помочь?',
      'who-are-you': `Меня зовут {name}. {about} ${HELP_RU}`,
      'what-can-you-do': `Меня зовут {name}. {about} ${HELP_RU}`,
      thanks: 'Пожалуйста! Хотите узнать что-нибудь ещё?',
      goodbye: 'До свидания!',
      fine: 'Хорошо. Хотите узнать что-нибудь ещё?',
    },
  },
  {
    phrases: {
      greeting: '(مرحبا|مرحبًا|أهلا|أهلًا|اهلا|السلام عليكم|صباح الخير|مساء الخير)( بك| وسهلا)?',
      'how-are-you': '(كيف حالك|كيف الحال|كيفك)',
      'who-are-you': '(من (أنت|انت)|ما اسمك|هل (أنت|انت) (روبوت|إنسان))',
      'what-can-you-do': '(ماذا يمكنك أن تفعل|كيف يمكنك مساعدتي|هل يمكنك مساعدتي|ساعدني|مساعدة)',
      thanks: '(شكرا|شكرًا)( جزيلا| جزيلًا| لك| كثيرا)*',
      goodbye: '(وداعا|وداعًا|مع السلامة|إلى اللقاء|تصبح على خير)',
      fine: '(حسنا|حسنًا|جيد|ممتاز|تمام|فهمت)',
    },
    replies: {
      greeting: 'مرحبًا! أنا {name}. كيف يمكنني مساعدتك؟',
      'how-are-you': 'بخير، شكرًا لك! كيف يمكنني مساعدتك؟',
      'who-are-you': `أنا {name}. {about} ${HELP_AR}`,
      'what-can-you-do': `أنا {name}. {about} ${HELP_AR}`,
      thanks: 'على الرحب والسعة! هل تود معرفة شيء آخر؟',
      goodbye: 'مع السلامة!',
      fine: 'حسنًا. هل تود معرفة شيء آخر؟',
    },
  },
  {
    phrases: {
      greeting: '(नमस्ते|नमस्कार|हैलो|हेलो|सुप्रभात)( जी)?',
      'how-are-you': '(आप|तुम) (कैसे|कैसी) (हैं|हो)|क्या हाल है',
      'who-are-you': '(आप|तुम) कौन (हैं|हो)|(आपका|तुम्हारा) नाम क्या है|क्या आप (रोबोट|इंसान) हैं',
      'what-can-you-do': 'आप क्या कर सकते हैं|क्या आप मेरी मदद कर सकते हैं|मदद|मेरी मदद (करो|करें|कीजिए)',
      thanks: '(बहुत )*(धन्यवाद|शुक्रिया)( आपका)?',
      goodbye: '(अलविदा|फिर मिलेंगे|शुभ रात्रि|बाय)',
      fine: '(ठीक है|अच्छा|बढ़िया|समझ गया|समझ गई)',
    },
    replies: {
      greeting: 'नमस्ते! मैं {name} हूँ। मैं आपकी क्या मदद कर सकता हूँ?',
      'how-are-you': 'मैं ठीक हूँ, धन्यवाद! मैं आपकी क्या मदद कर सकता हूँ?',
      'who-are-you': `मैं {name} हूँ। {about} ${HELP_HI}`,
      'what-can-you-do': `मैं {name} हूँ। {about} ${HELP_HI}`,
      thanks: 'आपका स्वागत है! क्या आप कुछ और जानना चाहेंगे?',
      goodbye: 'अलविदा! फिर मिलेंगे।',
      fine: 'ठीक है। क्या आप कुछ और जानना चाहेंगे?',
    },
  },
  {
    phrases: {
      greeting: '(สวัสดี|หวัดดี)(ครับ|ค่ะ|คะ)?',
      'how-are-you': '(สบายดีไหม|เป็นอย่างไรบ้าง|เป็นไงบ้าง)(ครับ|ค่ะ|คะ)?',
      'who-are-you': '(คุณคือใคร|คุณเป็นใคร|คุณชื่ออะไร|คุณเป็นบอทหรือเปล่า)(ครับ|ค่ะ|คะ)?',
      'what-can-you-do': '(คุณทำอะไรได้บ้าง|ช่วยอะไรได้บ้าง|ช่วยด้วย|ช่วยหน่อย)(ครับ|ค่ะ|คะ)?',
      thanks: '(ขอบคุณ|ขอบใจ)(มาก)?(ครับ|ค่ะ|คะ)?',
      goodbye: '(ลาก่อน|บ๊ายบาย|แล้วพบกันใหม่|ราตรีสวัสดิ์)(ครับ|ค่ะ|คะ)?',
      fine: '(โอเค|ตกลง|เข้าใจแล้ว|ดีมาก)(ครับ|ค่ะ|คะ)?',
    },
    replies: {
      greeting: 'สวัสดี! เราคือ {name} มีอะไรให้ช่วยไหม',
      'how-are-you': 'สบายดี ขอบคุณ! มีอะไรให้ช่วยไหม',
      'who-are-you': `เราคือ {name} {about} ${HELP_TH}`,
      'what-can-you-do': `เราคือ {name} {about} ${HELP_TH}`,
      thanks: 'ยินดีเสมอ! อยากทราบอะไรเพิ่มเติมไหม',
      goodbye: 'แล้วพบกันใหม่!',
      fine: 'ดีเลย อยากทราบอะไรเพิ่มเติมไหม',
    },
  },
  {
    phrases: {
      greeting: '(你好|您好|嗨|哈喽|早上好|下午好|晚上好|大家好|哈囉)(啊|呀)?',
      'how-are-you': '(你|您)?(好吗|最近怎么样|怎么样)|(你|您)好吗',
      'who-are-you': '(你|您)是(谁|誰|机器人吗|真人吗|人吗)|(你|您)叫什么(名字)?',
      'what-can-you-do':
        '(你|您)(能|会|可以)(做|干)?(什么|些什么|帮我吗|帮我什么|帮我做什么)|帮助|帮帮我|我需要帮助',
      thanks: '(好的)?(谢谢|多谢|感谢|謝謝)(你|您|啦|了)?',
      goodbye: '(再见|拜拜|晚安|回头见|再見)',
      fine: '(好的|好|行|明白了|知道了|没问题|不错)',
    },
    replies: {
      greeting: '您好！我是{name}。有什么可以帮您？',
      'how-are-you': '我很好，谢谢！有什么可以帮您？',
      'who-are-you': `我是{name}。{about}${HELP_ZH}`,
      'what-can-you-do': `我是{name}。{about}${HELP_ZH}`,
      thanks: '不客气！还有什么想了解的吗？',
      goodbye: '再见！欢迎随时再来。',
      fine: '好的。还有什么想了解的吗？',
    },
  },
  {
    phrases: {
      greeting: '(こんにちは|こんばんは|おはよう|おはようございます|はじめまして|やあ|ハロー|もしもし)',
      'how-are-you': '(お)?元気(ですか)?|調子はどう(ですか)?',
      'who-are-you':
        '(あなたは)?(誰|だれ|どなた)(ですか)?|(お)?名前は(何ですか|なんですか)?|(あなたは)?(ロボット|人間|ボット)ですか',
      'what-can-you-do': '(あなたは)?何ができ(ますか|るの)|助けて(ください)?|手伝って(ください)?|ヘルプ',
      thanks: '(どうも)?(ありがとう|ありがとうございます|ありがとうございました|どうも|感謝します)',
      goodbye: '(さようなら|さよなら|またね|バイバイ|おやすみ|おやすみなさい|失礼します)',
      fine: '(はい|わかりました|分かりました|了解|了解です|なるほど|オーケー|いいですね)',
    },
    replies: {
      greeting: 'こんにちは！{name}です。どのようなご用件でしょうか？',
      'how-are-you': 'はい、元気です。ありがとうございます！どのようなご用件でしょうか？',
      'who-are-you': `{name}です。{about}${HELP_JA}`,
      'what-can-you-do': `{name}です。{about}${HELP_JA}`,
      thanks: 'どういたしまして！ほかにご質問はございますか？',
      goodbye: 'ありがとうございました。またお越しください！',
      fine: 'かしこまりました。ほかにご質問はございますか？',
    },
  },
]
