/**
 * The 2,048 words of word codes, in the order of the alphabet. A word never changes its place: codes that
 * people have learned depend on it.
 */
export const words: readonly string[] = `
  abacus ability above absorb academy accent access account achieve acorn acquire acre acrobat across
  action active actor adapt address adjust admiral admire admit adore advance advert advice adviser afford
  afresh again agent agree ahead airbag airfare airline airmail airport airship airways album algebra
  alike allow almond almost aloe aloft alpine alright also always amateur amaze amber amenity among amount
  amplify amuse analyse anchor ancient animal anklet annual another answer antenna anthem anthill antique
  anybody anymore anytime apology appeal applaud apply appoint approve apricot apron archery archive
  archway arena arise armband armrest aroma around arrange arrival arrive article artist artwork ascend
  ashore aside asleep aspect aspire asset assign assist assume astound athlete atlas atom attach attain
  attempt attend attic attire attract author auto autumn avenue average avocado await awake award away
  awesome awhile axis axle azure backup badger bagel baggage bagpipe bakery balance balcony ballad ballet
  bamboo banana bangle banjo banker banking banquet baobab barber bargain barley barn barrel barrier basic
  basket bassoon bathmat baton battery bazaar beacon beam beanbag beans beauty beaver because become
  bedding bedside bedtime beehive beetle before begin behave behind beige believe bellows belong below
  bench beneath benefit best between beyond bicycle biggest bike bill billion binder binding biology
  biscuit blank blanket blazer blend block blogger bloom blossom blouse blowing boat boiler bonfire bongo
  bonnet bonus bookend booklet boost booth borrow botany bottom bouncer bouncy bouquet bowl bracket brain
  bramble brand brass brave breathe breeze brick bridge brief bright bring broad bronze brook brought
  brownie brunch brush bubble bucket buckle budget buffalo buggy bugle build bulb bulldog bumper bumpy
  bundle bunny bunting busy button buyer buzzing bypass cabbage cabin cabinet cable cactus cadet calcium
  calling calm calmly camel camera camper camping campus canal canary candle candy canoe canopy canteen
  canyon capable cape capital captain caption capture caramel caravan carbon career careful cargo caring
  carpet carpool carport carry cart cartoon cascade cashew cashier cassava castle casual catch catfish
  cause cavern cedar cedi celery cello cement central century ceramic chain chalet chalk chamber change
  channel chapter charger charity charm chase chat checker cheer cheese cheetah chef chemist cherry chess
  chicken chilly chime chimney chirp chisel choice chore chrome chuckle cinema circle circuit circus
  citizen city civic clarify clasp classic clay cleaner clear clerk clever cliff climate climber clip
  closet cloth cloudy clue cluster clutch coach coast cobweb cocoa coconut code coffee coil collage collar
  collect column combine combo comedy comet comfort comfy comic comma command comment common compact
  company compare compass compete compile compose concert conduct confirm connect consent console contact
  contain contest control convoy cook cookie cooler copier copy coral corner correct cosmos costume
  cottage cotton count counter country couple coupon courage courier covered cowbell cowpea crab cracker
  crackle crafty crane crayon creamy create creator credit crest cricket crimson crisp crochet crowd
  crucial cruiser crumb crumble crunchy crystal cube cubic cuckoo cuisine culture cupcake curator curious
  curly curtain curve cushion custard custom cutlery cycle cyclist daisy dancer dancing data dawn daytime
  dazzle deal decade decent decimal deck declare deep defrost degree delight deliver demand denim dense
  density depend depot deputy descend deserve design desktop dessert detail detour develop device devote
  dewdrop diagram dialect diamond diary dictate diesel diet digest digit digital dignity dimple dining
  dinner diploma direct disc discus display distant dive divide djembe docking doll dolphin domain domino
  donate donkey doodle door doormat doorway dotted double dozen drama draw dream dress dribble drift drink
  driver drizzle drop droplet drum durable during dust dustbin dustpan duty dynamic eager earmuff earner
  earnest earplug earring earth easel easier easily eastern easy ebony eclipse economy edging edible
  edition editor educate effect effort eggcup eighty either elastic elbow elegant element eleven else
  embrace emerald emotion employ empower enable enamel enchant encore endless endorse energy engage engine
  enhance enjoy enlarge enough enrich enter entire entry episode equal equator equip eraser errand essay
  essence estate evening event ever evolve exactly exam examine example exceed except excite exhale
  exhibit exist exotic expand expect explain explore export express extend extra extreme eyebrow eyelash
  eyelid fabric factory faculty fairly falcon famous fancy fanfare fantasy faraway farmer fashion fasten
  feather feature fellow fence ferry festive fetch fiddle field fielder fifteen fifty figure file filter
  final finance finger finish firefly firm first fisher fishing fitness fixture flag flame flannel flash
  flatten fleece fleet flicker flipper float floor florist flowery fluent fluid flute flutter flyover
  focus foghorn folder footage forest forever fork formal formula fortify fortune forty forum foster
  founder framing frank freedom freely freezer freshly friend fringe frisbee front frosted frosty fruity
  fudge fuel furnish further future gadget galaxy gallery gallon game garage garden garland garlic garment
  gateway gather gazelle gear gearbox general gentle genuine gesture gherkin gift giggle giraffe glacier
  glad glance glass gleam gleeful glider glimmer glimpse glitter globe glory glossy glow goal goalie
  goggles golden good goodbye goose govern gown grade grammar grandly granola graph graphic gravity gravy
  greater green grill grin grocer group growing growth guava guess guide guinea guitar gulf gumball gutter
  gymnast habit habitat half halfway hammock hamster hand handbag handout handsaw happen happy hardy
  harmony harness harpist harvest haven hawk headset headway hearty heating hedge height helium helmet
  help herb heroic heron herring hiccup highest highway hiker hillock hilltop hippo history hobby hockey
  hold holiday hollow honest honey hopeful horizon horn host hotel house hover however huge humble humming
  hundred hurdle hygiene hyphen iceberg icepack icicle icing icon idea idiom igloo image imagine immense
  impact impress improve impulse inbound inbox inch include income indeed index indoor infield inform
  inhale inkblot inkpot inlet input insert inside insight inspect inspire install instant instead intact
  integer intend invent invite invoice involve ironing island isolate item itself ivory jack jacket jaguar
  jasmine javelin jazz jelly jersey jetty jewel jigsaw jogger jogging join jointly joke jollof journal
  journey joyful joyride judo juggler juice jukebox jumbo jump jungle junior kale karaoke karate kayak
  keen keeper keeping kenkey kente ketchup kettle keyhole keypad keyring keyword khaki kindly kingdom
  kiosk kitbag kitchen kite kitten kiwi knee kneecap knowing known koala label ladder ladle ladybug lagoon
  lake lamb landing lantern laptop large largest laser lasting latest laugh launch laundry layered layout
  lead leaflet leafy league learn lecture legal legend legible legroom leisure lemon lemur leopard letter
  lettuce level liberty library life lifting light lilac lily limit linen link linkage lioness list listen
  literal little lizard llama loaf lobster locally locate locker logbook logic logo longest longing
  lookout loop lorry lotion loud lounge lovely loyal loyalty luggage lullaby lunar luxury lyric machine
  magenta magical magnet magnify major maker mammal mammoth manager mango mansion manual many maple marble
  margin market mascot matches mate maths matter maximum maybe meadow meaning measure median medium
  meeting melody melon member memo memory mention mentor message meteor method micro midair midday mild
  mileage milky miller mineral mingle mini minimum minute mirror mission misty mixer mobile modern modest
  modify module moist moment monitor month moon moonlit moringa mosaic mostly motive motor motto movable
  move muffin museum music musical mutual myself mystery napkin narrate narrow natural navy nearby nearest
  necktie needle netball network neutral news nice nickel nightly ninety ninth noble nonstop north notable
  notepad notice notify nourish nugget number numeral nursery nutmeg nutty nylon oasis oatcake oatmeal
  oats object observe obtain occupy ocean octagon octave octopus offer office oilcan okay okra olive
  ongoing onion online open option orange orbit orchard order oregano organ origami ostrich other ounce
  outcome outdoor outfit outing outlet outline outlook output outside outward oval overall oversee oware
  owner oxygen oyster ozone pace package paddle paint palace pancake panda panel pantry papaya paper
  paprika parade parasol parcel parking parrot parsley partner party passage pasta pastel pastime pasture
  path pathway patient patio patrol pattern pawpaw payment peachy peacock peanut peapod pebble pecan
  pelican pencil pendant penguin penpal pension peppery percent perfect perform perhaps persist pestle
  petal phone photo phrase physics pianist piano piccolo pickle pickup picnic picture piglet pigtail
  pillar pillow pioneer pitcher pixel pizza placard plan planet plaster plate plateau player playful
  playing playoff playpen plaza plenty pliers plot plug plumber plural plywood pocket poem poetry policy
  polish polite polka pollen polo polygon ponder pony popcorn popular port portion postage postbox postman
  potato pothole pottery power praise precise preface prefer prefix premium prepare present preview
  primary primer prism process produce profile project promise prompt pronoun proof proper protein proud
  proverb provide publish pull pulley pulse puma pumpkin pupil puppet purple purpose pursue push puzzle
  pyramid quail qualify quarry quarter quest quick quickly quiet quill quiz quote rabbit radar radiant
  radio radish radius raft railing railway rainbow rainy raisin rally ramp ranch random ranger rapid reach
  reactor readily ready reason rebuild recall recap receipt receive recipe recital record recover recycle
  reduce reef referee refill refine reflect reform refresh refund regard region regular rejoice relate
  release rely remain remark remind remodel remote removal renew repaint repair repay repeat replace
  replica report request require resolve respect respond restful restore result retell return reunion
  reveal reverse revise rhino rhubarb rich rider rinse ripen ripple rising rivet roadmap roadway roam
  roasted robin robot robotic robust rock rooftop roomy rosebud rotate rounded router routine rowboat
  rubber rudder rugby ruler runner runway rustic rustle safari safe safety saffron saga sailor salad
  salary salmon salsa salt salute sample sandal sandbar sandbox sandpit sapling sardine satchel satin
  sausage savanna savings sawdust sawmill scale scanner scarf scarlet scatter scenery scenic scheme
  scholar school science scoop scooter score scout scrape screen script scroll scrub seabed seafood
  seagull seaport search seaside seat seaweed second section sector secure seedbed select seminar senior
  sequel series serious server service session setting settler seven seventy several shade shaggy shaker
  shallow shampoo shared sharp shawl sheep shelf shelter shield shift shimmer shine ship shoe shoebox
  shopper shorts should shrimp shuffle shutter shuttle sidecar sieve sign signal silent silo silver
  similar simply since sincere singing sixteen sixth size sizzle skater skating sketch skill skillet
  skipper skirt skylark skyline sledge sleepy slide slogan slope small smart smile smooth snack snail snap
  snippet snooze snorkel snowman snowy snug soapbox soapy soccer society sofa soften softly solar solid
  soloist solve someday someone soothe soprano sound soup south soybean spacing spark sparkle sparrow
  spatula speak speaker special specify speech speedy spell sphere spice spin spinach spinner spiral
  splash split sponge sponsor spoon spot sprayer springy sprint sprout squad square squash squeak squeeze
  stadium staff stage stamp standby stapler starry starter station stature stay steady steamer stencil
  steps stew sticky stitch stop storage stove straw stream street stretch stride strings strong student
  studio sturdy stylish subject submit subtle subway succeed success sudden suffix sugar suggest summer
  sunbeam sunbird sundial sunhat sunlit sunrise sunroom sunset superb supper support supreme surf surface
  surname survey swan sweater swim swing swirl syrup system tackle tadpole talent talking tall tank taste
  taxi teabag teacher teacup teapot tearoom teaset teatime teddy teller temper tempo tennis tenor tenth
  term terrace terrier tester text textile texture thanks thatch theme then theory thick thimble thing
  thinker third thirty those thought thread thrill thrive thumb ticking tidy tighten tilapia timeout timer
  tint tiptoe tissue title toaster toasty today token tomato tone tongs tongue tonight toolbar toolbox
  toolkit topaz topcoat topic topmost torch total toucan tour tourism towel toyshop track tractor trader
  traffic trailer trait transit travel tray treetop trendy trim tripod trolley trophy tropics trotro trout
  true truffle trumpet trunk trusty tuck tugboat tulip tumbler tuneful tunnel turbine turkey turnip
  turnout turtle tutor twelfth twelve twenty twice twig twinkle twofold type typical umpire uncover under
  unfold unicorn uniform unify unique unit unload unlock unpack unroll until unwrap unzip upbeat update
  upgrade uphill upland upon upright upside upstage uptown upward urban usable useful usher usual utensil
  utility valid valley value vanilla varied variety various varnish vase vehicle velvet venture verify
  verse version vibrate victory video view villa village vine vinegar violet violin visible vision visit
  visitor visual vital vivid vocal voice voltage volume vote voucher voyage waffle wagon walk walkway
  walnut walrus wander warbler warm washbag washer washing wealth weaving webcam website weekday weekend
  welcome weld western wetland wetsuit whisk whisker whistle wicket widely widen width willing window
  windy wingtip winter wiper wire wisdom wish within without wobble wooden wool word workday worker
  working workout worktop worthy woven wrapper wrench wrestle wrist writer writing yacht yard yearly yoga
  young yummy zebra zenith zero zigzag zinc zipper zippy zoom
`
  .trim()
  .split(/\s+/);
