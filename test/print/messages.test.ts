import screenDe from '../../components/print/de.ftl';
import screenEn from '../../components/print/en.ftl';
import adamDe from '../../core/bots/adam/paper/de.ftl';
import adamEn from '../../core/bots/adam/paper/en.ftl';
import expeditionsDe from '../../core/bots/expeditions/paper/de.ftl';
import expeditionsEn from '../../core/bots/expeditions/paper/en.ftl';
import paperDe from '../../print/de.ftl';
import paperEn from '../../print/en.ftl';
import terraDe from '../../core/bots/terra-mystica/paper/de.ftl';
import terraEn from '../../core/bots/terra-mystica/paper/en.ftl';
import { describeAlike } from '../tools/messages.ts';

describeAlike({
  'the print screen': { de: screenDe, en: screenEn },
  paper: { de: paperDe, en: paperEn },
  'A.D.A.M. on paper': { de: adamDe, en: adamEn },
  'Expeditions on paper': { de: expeditionsDe, en: expeditionsEn },
  'Terra Mystica on paper': { de: terraDe, en: terraEn },
});
