import { openApp, openBrowser, startServer } from '../e2e/app.mjs';
const server = await startServer('/', '/tmp/studio/dist');
const bots = process.argv.slice(2).length ? process.argv.slice(2) : ['adam','terra-mystica','nautoma','mautoma','expeditions'];
for (const bot of bots) {
  const { page, close } = await openBrowser();
  await openApp(page, server.address);
  await page.goto(`${server.address}#/settings`);
  await page.waitForTimeout(500);
  const tools = await page.context().newCDPSession(page);
  const events = [];
  tools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await tools.send('Tracing.start', { categories: process.env.FULL?'toplevel,devtools.timeline,v8.execute,disabled-by-default-v8.cpu_profiler,blink.user_timing':'toplevel,blink.user_timing' });
  const marks=[];
  const mark = async (n) => page.evaluate((n)=>performance.mark(n), n);
  await mark('open');
  await page.evaluate((b) => (location.hash = '#/print/'+b), bot);
  await page.locator('print-preview .page svg').waitFor();
  await mark('turn');
  for (let n = 0; n < 4; n++) await page.locator('print-preview button').nth(1).click();
  await mark('print');
  await page.locator('print-screen button.main').click();
  await page.locator('print-screen a[download]').waitFor();
  await mark('done');
  const complete = new Promise((r) => tools.once('Tracing.tracingComplete', r));
  await tools.send('Tracing.end'); await complete;
  const main = events.filter(({args,name})=>name==='thread_name'&&args.name==='CrRendererMain').map(({pid,tid})=>pid+' '+tid);
  const ev = events.filter(e=>main.includes(e.pid+' '+e.tid));
  const t0 = Math.min(...ev.filter(e=>e.ts).map(e=>e.ts));
  for (const e of ev.filter(e=>e.cat==='blink.user_timing'&&['open','turn','print','done'].includes(e.name))) console.log('mark',e.name,((e.ts-t0)/1000).toFixed(0));
  const tasks = ev.filter(e=>e.tdur>(process.env.FULL?15000:25000) && e.cat.includes('toplevel')).sort((a,b)=>b.tdur-a.tdur);
  // only outermost
  const outer = tasks.filter(t=>!tasks.some(o=>o!==t&&o.ts<=t.ts&&o.ts+o.dur>=t.ts+t.dur&&(o.dur>t.dur)));
  console.log('==',bot);
  // cpu samples
  const profile={nodes:new Map(),samples:[]}; 
  for (const e of events.filter(e=>e.name==='ProfileChunk')) {
    const d=e.args.data; const cp=d.cpuProfile||{};
    for(const n of cp.nodes||[]) profile.nodes.set(e.id+':'+n.id,{...n,parentKey:n.parent!==undefined?e.id+':'+n.parent:null});
    let i=0; for(const s of cp.samples||[]) profile.samples.push({key:e.id+':'+s,dt:(d.timeDeltas||[])[i++], id:e.id, pid:e.pid});
  }
  const starts=Object.fromEntries(events.filter(e=>e.name==='Profile').map(e=>[e.pid+e.id,e.args.data.startTime]));
  const at={};
  for(const s of profile.samples){ const k=s.pid+s.id; at[k]=(at[k]??starts[k])+s.dt; s.ts=at[k]; }
  for (const t of outer.slice(0,process.env.FULL?8:5)) {
    console.log(' task', (t.tdur/1000).toFixed(1),'ms cpu', (t.dur/1000).toFixed(1),'wall at', ((t.ts-t0)/1000).toFixed(0));
    const kids = ev.filter(e=>e!==t&&e.ts>=t.ts&&e.ts+(e.dur||0)<=t.ts+t.dur&&e.dur>3000&&e.cat!=='toplevel').slice(0,12);
    for(const k of kids) console.log('     ',k.name,(k.dur/1000).toFixed(1), k.args?.data?.functionName||'', k.args?.data?.url?.split('/').pop()||k.args?.fileName||'');
    if(!process.env.FULL) continue; const self={}, total={};
    for(const s of profile.samples.filter(s=>s.ts>=t.ts&&s.ts<=t.ts+t.dur)){
      let key=s.key, first=true; const seen=new Set();
      while(key){const n=profile.nodes.get(key); if(!n)break; const name=(n.callFrame.functionName||'anon')+' '+(n.callFrame.url||'').split('/').pop()+':'+n.callFrame.columnNumber; if(first){self[name]=(self[name]||0)+s.dt;first=false;} if(!seen.has(name)){total[name]=(total[name]||0)+s.dt;seen.add(name);} key=n.parentKey;}
    }
    const top=(o)=>Object.entries(o).sort((a,b)=>b[1]-a[1]).slice(0,12).map(([n,v])=>`${(v/1000).toFixed(1)} ${n}`).join(' | ');
    console.log('   self:',top(self)); console.log('   total:',top(total));
  }
  await close();
}
await server.close();
process.exit(0);
