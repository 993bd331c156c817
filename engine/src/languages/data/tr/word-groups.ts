export const forms = `
başlamak başlar başlıyor başladı başlamıştır başlangıç başlama
bitmek biter bitti bitiyor bitiş bitirmek sona
ölmek öldü ölmüştür ölür öldüğü ölen
doğmak doğdu doğmuştur doğan doğduğu doğumlu
yaşamak yaşar yaşıyor yaşadı yaşamıştır yaşayan yaşadığı yaşam
yapmak yapar yapıyor yaptı yapmıştır yapılır yapıldı yapılmıştır yapan
inşa inşaat inşası
kurmak kurdu kuruldu kurulmuştur kuran kurucu kurucusu kuruluş kurulan
bulmak buldu bulan buluş
bulunmak bulunur bulunuyor
icat icadı
keşfetmek keşfetti keşfedildi keşfedilmiştir keşif keşfi keşfeden
yıkmak yıktı yıkıldı yıkılmıştır yıkılan
kazanmak kazandı kazanmıştır kazanan kazanç
yenmek yendi yenildi yenilgi
savaşmak savaştı
yönetmek yönetti yönetir yönetmen yönetici
hükmetmek hüküm hükümdar
almak alır alıyor aldı almıştır alan alınır
satmak satar satıyor sattı satıldı satış satılır
ödemek öder ödüyor ödedi ödenir ödeme ödemesi
göndermek gönderir gönderiyor gönderdi gönderilir gönderildi
gelmek gelir geliyor geldi gelmiştir gelen geliş
gitmek gider gidiyor gitti gitmiştir giden gidiş
vermek verir veriyor verdi vermiştir verilir verildi veren
görmek görür görüyor gördü görmüştür görülür görüş
demek der diyor dedi demiştir denir
söylemek söyler söyledi söylemiştir söz
bilmek bilir biliyor bildi bilinir bilinen bilgi
yemek yer yiyor yedi yenir yiyecek
beslenmek beslenir besleniyor beslenme besin
içmek içer içiyor içti içilir içecek içki
uyumak uyur uyuyor uyudu uyku
yazmak yazar yazdı yazmıştır yazıldı yazılmıştır yazan
okumak okur okuyor okudu okumuştur okuma okul
çizmek çizdi
boyamak boyadı boya
çalışmak çalışır çalışıyor çalıştı çalışmıştır çalışan çalışma
öğrenmek öğrenir öğrendi öğrenci
öğretmek öğretir öğretti öğretmen
evlenmek evlendi evlenmiştir evli evlilik
seçmek seçer seçti seçildi seçilmiştir seçilen
öldürmek öldürdü öldürüldü öldürülmüştür öldüren
fethetmek fethetti fethedildi fetih fethi
üretmek üretir üretiyor üretti üretildi üretilir üretici
geliştirmek geliştirdi geliştirildi gelişim gelişme
kullanmak kullanır kullanıyor kullandı kullanılır kullanıcı
değiştirmek değiştirir değişmek değişti değişir değişiklik
silmek siler sildi silinir silme
eklemek ekler ekledi eklenir ekleme
onarmak onarır onarıldı onarım
yardım yardımı yardımcı
istemek ister istiyor istedi istek
açmak açar açıyor açtı açıldı açılır açılış açık
kapatmak kapatır kapandı kapanır kapanış kapalı
kaydolmak kayıt kaydı kaydolun
aramak arar aradı arama
uçmak uçar uçtu uçuş uçak
yüzmek yüzer yüzdü yüzme
koşmak koşar koştu
oynamak oynar oynadı oyun oyuncu
dönmek döner döndü dönüş
kaybetmek kaybetti kayıp
çıkmak çıkar çıktı çıkış
girmek girer girdi giriş girilir
taşımak taşır taşıdı taşıma
kalmak kalır kaldı konaklama
sürmek sürer sürdü sürüyor sürmüştür süre süresi
tartmak tartar ağır ağırlık ağırlığı
büyümek büyür büyüdü büyüme büyük büyüklük
küçük küçülmek
uzun uzunluk uzunluğu
yüksek yükseklik yüksekliği
derin derinlik derinliği
geniş genişlik genişliği
hızlı hız
yaşlı yaş
sıcak sıcaklık sıcaklığı
soğuk soğukluk
hasta hastalık hastalığı
güçlü güç gücü
yıl yıllık
ay aylık
hafta haftalık haftada
gün günlük günde
şehir şehri şehrin
kral krallık kraliçe
başkent başkenti
ağız ağzı
oğul oğlu
isim ismi
ücret ücretli
neden nedeni nedenler
bir 1
iki 2
üç 3
dört 4
beş 5
altı 6
yedi 7
sekiz 8
dokuz 9
on 10
yirmi 20
otuz 30
kırk 40
elli 50
yüz 100
bin 1000
birinci ilk 1
ikinci 2
üçüncü 3
dördüncü 4
beşinci 5
türkiye türk türkçe türkler
almanya alman almanlar
avusturya avusturyalı
fransa fransız
ispanya ispanyol
ingiltere ingiliz ingilizce
britanya britanyalı
hollanda hollandalı
belçika belçikalı
isveç isveçli
norveç norveçli
polonya polonyalı leh
rusya rus rusça
ukrayna ukraynalı
yunanistan yunan yunanlar
macaristan macar
bulgaristan bulgar
çin çinli çince
japonya japon
hindistan hint hintli
amerika amerikan amerikalı abd
mısır mısırlı
roma romalı
avrupa avrupalı
iran iranlı fars
arabistan arap arapça
brezilya brezilyalı
israil israilli
`

export const synonyms = `
fiyat ücret maliyet tutar ödemek
pahalı fiyat
almak satın
sipariş satın
başlamak başlatmak
bitmek sona tamamlanmak
ölmek vefat hayatını ölüm
doğmak dünyaya
yaşamak ikamet oturmak
yaşamak hayat ömür
nüfus sakin
inşa dikmek
kurmak tesis
icat buluş geliştirmek
keşfetmek bulmak
yıkmak tahrip
kazanmak yenmek zafer galip
savaş muharebe çatışma
kral hükümdar padişah sultan imparator
yönetmek hükmetmek
lider önder başkan
şehir kent il
yer konum
ülke devlet
bölge alan
uzun süre
büyük yüzölçümü boyut
ağırlık kilo
hız sürat
yaşlı eski
sebep neden
hastalık rahatsızlık
izin serbest müsaade
gerekli gerek zorunlu lazım
yardım destek
hata sorun arıza problem
bozuk hasarlı arızalı kırık
onarmak tamir
şifre parola
giriş oturum
kaydolmak üye üyelik
telefon aramak numara
cep telefon
adres konum
randevu görüşme
rezervasyon ayırtmak
oda salon
yemek gıda besin beslenmek
ücretsiz bedava
indirim kampanya
şirket firma işletme
çalışan personel eleman
müşteri alıcı
öğretmen hoca
para döviz
elektrik enerji
ırmak nehir
deniz okyanus
araba otomobil araç
bisiklet velespit
baba peder
anne ana
çocuk evlat oğul
eş karı koca
evlenmek düğün nikah
meslek iş görev
iş çalışmak
göndermek yollamak
kargo teslimat gönderim
teslim teslimat
iade geri
iptal vazgeçmek
açık saat
değiştirmek düzenlemek
silmek kaldırmak
üretmek imal
isim ad
anlam mana
doktor hekim
resim fotoğraf görsel
film sinema
yazar edebiyatçı
ressam sanatçı
üniversite fakülte
seyahat yolculuk gezi
tehlike risk
kanun yasa
kural yönetmelik
öldürmek suikast
saldırı hücum
önemli başlıca
ünlü meşhur tanınmış
sayı miktar adet
bölüm kısım
tür çeşit
artmak yükselmek
azalmak düşmek
bilet giriş
otopark park
çöp atık
giysi kıyafet elbise
garanti güvence
maaş aylık
köken kaynak
kedi köpek hayvan
malzeme içerik
fatura ödeme
`

export const same = `
kargo teslimat gönderim
iade geri
telefon aramak
açık açılış
tamir onarım
mağaza dükkan
araba otomobil
bagaj valiz
tatil izin
daire apartman
tuvalet wc
çöp atık
ucuz uygun
çalışanlar personel
kupon çek
fatura fiş
doktor hekim
internet wifi
otopark park
fiyat ücret maliyet
ücretsiz bedava
bozuk arızalı
değişim değiştirmek
kapora depozito
`

export const topics = `
açık açılış açıyor saat saatleri kapalı kapanış kapatıyor çalışma mesai
fiyat fiyatlar ücret ücreti ücretler kaç para tutar pahalı lira tl ödemek bedel
indirim indirimli kampanya öğrenci emekli kupon promosyon
ücretsiz bedava dahil
ödeme ödemek ödeyebilir kart kredi nakit havale eft fatura
taksit taksitle
depozito kapora avans
iade geri para ödeme
iptal vazgeçmek gelemiyorum hasta
değiştirmek ertelemek değişiklik erteleme
fesih sözleşme abonelik üyelik
rezervasyon ayırtmak kayıt randevu yer
randevu bekleme beklemek sıra
teslimat kargo gönderi gönderim teslim paket posta
teslim almak alma
iade değişim değiştirmek
garanti şikayet arıza arızalı bozuk tamir onarım
otopark park araba araç
ulaşım otobüs tren istasyon durak metro tramvay adres gelmek nasıl
servis transfer havaalanı
bisiklet
elektrikli şarj
köpek evcil hayvan kedi
çocuk çocuklar oğlum kızım bebek küçük
bebek bezi alt
beşik mama sandalyesi
reşit veli anne baba izin
yaş yaşında yaşındaki doğum
arkadaş misafir ziyaretçi refakatçi
wifi internet şifre ağ kablosuz
kahvaltı sabah
öğle yemeği
akşam yemeği
yemek restoran mutfak menü öğün aç
içecek içki su kahve çay bira şarap alkol
vejetaryen vegan et
alerji glüten laktoz çölyak
tekerlekli engelli erişim asansör merdiven rampa
asansör merdiven kat
sigara içmek içilir
tuvalet lavabo wc
duş banyo soyunma
yüzme havuz sauna
oda odalar uyumak konaklama gece yatak
havlu çarşaf
giriş check-in anahtar geç varış
çıkış check-out ayrılmak
bavul bagaj valiz çanta emanet dolap
kayıp unuttum eşya bulunan
anahtar kapı kod giriş
gürültü sessiz müzik parti
ısıtma sıcak soğuk
klima serin sıcak
hava yağmur kar fırtına
hasta hastalık doktor rapor ateş
acil doktor ağrı yardım
kaza yaralanma
ilaç reçete eczane
sigorta hasar hırsızlık
üye üyelik aidat
şifre hesap giriş parola
telefon aramak numara iletişim mail e-posta mesaj
dil ingilizce türkçe konuşmak
iş çalışmak başvuru ilan
staj stajyer eğitim
maaş kazanmak
ders kurs öğrenmek öğretmen eğitmen deneme
sınav test geçmek
belge belgeler evrak form kimlik pasaport ehliyet
kıyafet giysi ayakkabı ekipman getirmek
kiralık kiralama kiralamak ödünç
satın almak satış mağaza sipariş
hediye çeki doğum
grup gruplar sınıf okul şirket
düğün evlenmek kutlama doğum etkinlik
kişi kişilik kapasite en-fazla
fotoğraf çekim
çamaşır yıkamak makinesi
mutfak pişirmek buzdolabı fırın
mangal ateş
bahçe teras balkon dışarı
çöp atık geri-dönüşüm
temizlik temizlemek
beden boy ölçü
süre sürer dakika saat kadar
önceden önce
geç gecikme
bugün yarın hemen
bayram tatil resmi yılbaşı
sezon yaz kış ay
başlangıç seviye deneyim
korku
veri gizlilik silmek
fiş fatura kdv
organik yerel taze
yakın uzak mesafe yürüme
ev evde adrese
ikinci-el
montaj kurulum
ek ilave fark
danışma denemek
haber bildirmek
dolu boş müsait
`
