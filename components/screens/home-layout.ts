import { css } from 'lit';

/** What runs above, what can be begun below it; beside each other where there is room for both. */
export const layout = css`
  main {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: 12px;
    margin: 0;
    padding: 14px var(--pad) 10px;
    --pad: 16px;
    --motif: 38px;
  }
  .now,
  .runs {
    display: flex;
    flex-direction: column;
    gap: 8px;
  }
  /* One line, so that nothing moves when there is something to install. */
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 48px;
  }
  h1 {
    display: flex;
    align-items: center;
    gap: 12px;
    line-height: 1;
  }
  header button {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    min-height: 48px;
    padding: 0 16px;
    border: 2px solid var(--ctl);
    border-radius: 24px;
    font-size: 17px;
    font-weight: 600;
  }
  header button span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .about {
    font-size: calc(21px * var(--scale));
    font-weight: 600;
    line-height: 1.25;
  }
  /* A finger high, and the line stays as it is. */
  .about a {
    display: inline-block;
    margin-block: -12px;
    line-height: 48px;
    font-weight: 700;
    text-decoration: underline 2px;
    text-underline-offset: 4px;
  }
  h2 {
    margin-top: 4px;
    font-size: calc(19px * var(--scale));
    line-height: 1.2;
  }
  .head {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 12px;
  }
  .head p {
    overflow: hidden;
    font-size: calc(16px * var(--scale));
    font-weight: 600;
    line-height: 1.2;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--ink2);
  }
  .news,
  .more {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 48px;
    font-size: calc(17px * var(--scale));
    font-weight: 600;
    line-height: 1.2;
  }
  .more {
    justify-content: space-between;
    padding: 0 12px 0 4px;
  }
  .more span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .news {
    padding: 6px 16px;
    border: 2px solid var(--ctl);
    border-radius: 16px;
  }
  svg {
    flex: none;
  }
  i {
    overflow: hidden;
    border-radius: 12px;
  }
  i > svg {
    width: 100%;
    height: 100%;
  }

  .continue,
  .trial {
    display: grid;
    column-gap: 14px;
    padding: 12px;
    border-radius: 16px;
    background: var(--field);
    color: #fff;
  }
  .continue {
    grid-template-columns: 84px minmax(0, 1fr);
  }
  .trial {
    display: none;
    background: var(--deep);
    margin-top: 8px;
    padding: 16px 20px 20px;
  }
  .continue i {
    grid-row: 1 / 4;
    align-self: center;
    max-height: 112px;
  }
  :is(.continue, .trial) b {
    font-size: calc(26px * var(--scale));
    font-weight: 700;
    line-height: 1.1;
    letter-spacing: -0.01em;
  }
  :is(.continue, .trial) span {
    font-size: calc(17px * var(--scale));
    line-height: 1.2;
  }
  :is(.continue, .trial) strong {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-height: 48px;
    margin-top: 8px;
    border-radius: 14px;
    background: var(--bright);
    color: #14181b;
    font-size: calc(21px * var(--scale));
  }
  @media (forced-colors: active) {
    :is(.continue, .trial) strong {
      border: 2px solid;
      color: LinkText;
    }
  }
  .run {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr) auto 22px;
    align-items: center;
    gap: 12px;
    min-height: 60px;
    padding: 6px 12px 6px 8px;
    border: 2px solid var(--line);
    border-radius: 16px;
    background: var(--card);
  }
  .run i {
    width: 48px;
    height: 44px;
    border-radius: 10px;
    background: var(--deep);
  }
  .run b {
    display: block;
    font-size: calc(19px * var(--scale));
    line-height: 1.15;
  }
  .run div span {
    display: block;
    font-size: calc(16px * var(--scale));
    line-height: 1.2;
    color: var(--ink2);
  }
  em {
    font-size: calc(22px * var(--scale));
    font-style: normal;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }

  .new {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: 8px;
  }
  ul {
    flex: 1;
    display: grid;
    /* Two a row, or one where no name would be whole. */
    grid-template-columns: repeat(auto-fill, minmax(max(50% - 4px, 126px * var(--scale)), 1fr));
    grid-auto-rows: minmax(60px, 1fr);
    gap: 8px;
    max-height: calc(3 * 150px + 2 * 8px);
  }
  .tile,
  .tile-cards {
    display: grid;
    grid-template-columns: var(--motif) minmax(0, 1fr);
    height: 100%;
    container-type: inline-size;
    border-radius: 16px;
    overflow: hidden;
    background: var(--deep);
    color: #fff;
  }
  .tile i,
  .tile-cards i {
    height: 100%;
    min-height: 0;
    border-radius: 0;
  }
  .tile i {
    position: relative;
  }
  .tile i > svg {
    position: absolute;
    bottom: 0;
    left: 50%;
    width: max(100%, 192px);
    height: auto;
    translate: -50% 0;
  }
  .tile div,
  .tile-cards div {
    align-self: center;
    padding: 6px 4px 6px 9px;
  }
  /* No larger than the longest name has room for. */
  .tile b,
  .tile-cards b {
    display: block;
    font-size: min(18px * var(--scale), (100cqi - var(--motif) - 13px) / 6.7);
    line-height: 1.15;
    letter-spacing: -0.01em;
  }
  .tile span,
  .tile-cards span {
    font-size: calc(16px * var(--scale));
    line-height: 1.15;
    color: var(--bright, var(--ink2));
  }
  .tile-cards {
    border: 2px solid var(--ctl);
    background: var(--card);
    color: var(--ink);
  }
  .tile-cards i {
    display: grid;
    place-items: center;
  }
  .tile-cards i > svg {
    width: 28px;
    height: 28px;
  }

  @media (max-width: 375px) {
    main {
      --pad: 14px;
      --motif: 34px;
    }
    h1 {
      font-size: 30px;
    }
    header button {
      padding: 0 12px;
    }
  }
  @media (max-width: 340px), (max-height: 500px) and (max-width: 720px) {
    main {
      --motif: 14px;
    }
    h1 {
      gap: 6px;
      font-size: 27px;
    }
    h1 svg {
      width: 40px;
    }
    header button {
      padding: 0 12px;
    }
    header button span {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .tile-cards i {
      visibility: hidden;
    }
    .continue {
      grid-template-columns: minmax(0, 1fr);
    }
    .continue i {
      display: none;
    }
  }
  .tall {
    display: flex;
  }
  .short {
    display: none;
  }
  @media (max-height: 700px) {
    main {
      gap: 8px;
      padding-top: 10px;
    }
    .now {
      gap: 4px;
    }
    .about {
      font-size: calc(18px * var(--scale));
      line-height: 1.2;
    }
    h2 {
      margin-top: 0;
    }
    .continue {
      padding: 8px;
    }
    :is(.continue, .trial) strong {
      margin-top: 4px;
    }
    .run,
    .tall {
      display: none;
    }
    .short {
      display: flex;
    }
    ul {
      grid-auto-rows: minmax(50px, 1fr);
    }
  }

  @media (max-height: 650px) and (orientation: portrait) {
    main {
      gap: 4px;
      padding-block: 6px;
    }
    ul {
      grid-auto-rows: minmax(48px, 1fr);
    }
  }

  /* Tablets: three a row, the motif above the name. */
  @media (min-width: 700px) and (min-height: 600px) {
    main {
      --pad: 32px;
      gap: 20px;
      padding-top: 28px;
      padding-bottom: 24px;
    }
    h1 {
      font-size: 46px;
    }
    .about {
      font-size: calc(28px * var(--scale));
    }
    h2 {
      font-size: calc(23px * var(--scale));
    }
    .now {
      gap: 14px;
    }
    .continue {
      grid-template-columns: 130px minmax(0, 1fr);
    }
    .continue i {
      max-height: 144px;
    }
    :is(.continue, .trial) b {
      font-size: calc(37px * var(--scale));
    }
    :is(.continue, .trial) span {
      font-size: calc(22px * var(--scale));
    }
    :is(.continue, .trial) strong {
      min-height: 64px;
      font-size: calc(28px * var(--scale));
    }
    .run {
      grid-template-columns: 64px minmax(0, 1fr) auto 24px;
      min-height: 76px;
    }
    .run i {
      width: 64px;
      height: 56px;
    }
    .run b {
      font-size: calc(23px * var(--scale));
    }
    .run div span,
    .more {
      font-size: calc(19px * var(--scale));
    }
    em {
      font-size: calc(28px * var(--scale));
    }
    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      grid-auto-rows: minmax(130px, 1fr);
      gap: 14px;
      max-height: calc(2 * 360px + 14px);
    }
    .tile,
    .tile-cards {
      grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    }
    .tile div,
    .tile-cards div {
      padding: 10px 16px 14px;
    }
    .tile b,
    .tile-cards b {
      font-size: min(24px * var(--scale), (100cqi - 32px) / 6.7);
    }
    .tile span,
    .tile-cards span {
      font-size: calc(19px * var(--scale));
    }
    .tile-cards i > svg {
      width: 40px;
      height: 40px;
    }
  }

  /* Beside each other. */
  @media (min-width: 900px) and (min-height: 600px), (max-height: 500px) and (min-width: 640px) {
    main {
      display: grid;
      grid-template-columns: minmax(0, 446fr) minmax(0, 602fr);
      gap: 40px;
      max-width: 1600px;
    }
    .trial {
      display: grid;
    }
    .now:has(.trial) .about a {
      display: none;
    }
  }
  /* As high as the tiles: a table, and who sits on either side of it. */
  @media (min-width: 900px) and (min-height: 600px) {
    .now:has(.trial) {
      display: flex;
      flex-direction: column;
    }
    .trial {
      flex: 1 1 0;
      max-height: 640px;
      grid-template: minmax(0, 1fr) auto auto auto / minmax(0, 1fr);
      row-gap: 4px;
    }
    .trial::before {
      --r: min(15vh, 7vw);
      content: '';
      margin: 0 -20px 8px;
      background:
        linear-gradient(var(--bright) 0 0) center / 100% 6px,
        radial-gradient(circle at 33% 100%, var(--bright) calc(var(--r) - 1px), #0000 var(--r)) top / 100% 50%,
        radial-gradient(circle at 67% 0, #fff calc(var(--r) - 1px), #0000 var(--r)) bottom / 100% 50%;
      background-repeat: no-repeat;
    }
  }
  @media (min-width: 900px) and (max-width: 1199px) and (min-height: 600px) {
    main {
      --pad: 28px;
      grid-template-columns: minmax(0, 350fr) minmax(0, 482fr);
      gap: 24px;
    }
    h1 {
      gap: 10px;
      font-size: 34px;
    }
    h1 svg {
      width: 50px;
    }
    header button {
      padding: 0 12px;
    }
    .about {
      font-size: calc(24px * var(--scale));
    }
    .continue {
      grid-template-columns: 84px minmax(0, 1fr);
    }
    :is(.continue, .trial) b {
      font-size: calc(28px * var(--scale));
    }
    :is(.continue, .trial) span {
      font-size: calc(19px * var(--scale));
    }
    .tile div,
    .tile-cards div {
      padding: 10px 12px 14px;
    }
    .tile b,
    .tile-cards b {
      font-size: min(20px * var(--scale), (100cqi - 24px) / 6.7);
    }
    .tile span,
    .tile-cards span {
      font-size: min(19px * var(--scale), (100cqi - 24px) / 6.7);
    }
  }
  @media (max-height: 500px) and (min-width: 640px) {
    main {
      grid-template-columns: minmax(0, 1fr) max(50% - 10px, 288px);
      gap: 20px;
      padding-top: 12px;
    }
    header {
      min-height: 0;
    }
    .continue i {
      max-height: 96px;
    }
  }
`;
