import {
	arrives,
	serverAnswers,
} from '../../../../tests/support/server-answers';
import { send } from '../../../lib/api/transport';
import { noFilters } from '../designer-query';
import { noJobFilters } from '../job-query';
import { fetchDesigners } from './designers-api';
import { fetchProjects } from './projects-api';

jest.mock( '../../../lib/api/transport', () => ( { send: jest.fn() } ) );
const sendMock = jest.mocked( send );

describe( 'Cards of the server', () => {
	it( 'become designers with their newest pictures', async () => {
		sendMock.mockResolvedValue(
			arrives( serverAnswers.designers, {
				'X-WP-Total': '9',
				'X-WP-TotalPages': '2',
			} )
		);
		const page = await fetchDesigners( { ...noFilters, page: 1 } );
		expect( page ).toMatchObject( { total: 9, pages: 2 } );
		const favre = page.items.find( ( { slug } ) => slug === 'designer' );
		expect( favre ).toMatchObject( {
			name: 'Noémie Favre',
			job: 'Type designer',
			city: 'Renens',
			level: 2,
		} );
		expect( favre?.works ).toHaveLength( 3 );
		expect( favre?.works[ 0 ]?.image.breakpoints.lg[ '1x' ] ).toMatch(
			/\.jpg$/
		);
	} );

	it( 'become projects that count their open jobs', async () => {
		sendMock.mockResolvedValue(
			arrives( serverAnswers.projects, { 'X-DM-Open-Total': '2' } )
		);
		const page = await fetchProjects( noJobFilters, 1 );
		expect( page.openTotal ).toBe( 2 );
		expect(
			page.items.find( ( { slug } ) => slug === 'startup' )
		).toMatchObject( {
			company: 'Alpenglow',
			headline: 'Night trains, by daylight',
			ecosystem: 'EPFL',
			jobs: 1,
		} );
	} );
} );
