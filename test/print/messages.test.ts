import screenDe from '../../components/screens/print.de.ftl';
import screenEn from '../../components/screens/print.en.ftl';
import adamDe from '../../print/adam.de.ftl';
import adamEn from '../../print/adam.en.ftl';
import expeditionsDe from '../../print/expeditions.de.ftl';
import expeditionsEn from '../../print/expeditions.en.ftl';
import paperDe from '../../print/de.ftl';
import paperEn from '../../print/en.ftl';
import terraDe from '../../print/terra-mystica.de.ftl';
import terraEn from '../../print/terra-mystica.en.ftl';
import { describeAlike } from '../tools/messages.ts';

describeAlike({
  'the print screen': { de: screenDe, en: screenEn },
  paper: { de: paperDe, en: paperEn },
  'A.D.A.M. on paper': { de: adamDe, en: adamEn },
  'Expeditions on paper': { de: expeditionsDe, en: expeditionsEn },
  'Terra Mystica on paper': { de: terraDe, en: terraEn },
});
