import { forecastIsExact } from '../../../../test/tools/exact-forecast.ts';

describe('Terra Mystica: the forecast near the end', () => {
  it('is what all ways that are left come to', () => forecastIsExact('terra-mystica'));
});
