import {
	arrives,
	serverAnswers,
} from '../../../../tests/support/server-answers';
import { send } from '../../../lib/api/transport';
import { fetchWorks } from './works-api';

jest.mock( '../../../lib/api/transport', () => ( { send: jest.fn() } ) );

describe( 'Works of the server', () => {
	it( 'have plain titles and all their pictures', async () => {
		jest.mocked( send ).mockResolvedValue(
			arrives( serverAnswers.works, { 'X-WP-TotalPages': '1' } )
		);
		const works = await fetchWorks( 'designer' );
		const poster = works.find(
			( { title } ) => title === 'A poster for "Les Nuits"'
		);
		expect( poster?.pictures ).toHaveLength( 1 );
		expect( works.map( ( { title } ) => title ) ).not.toContain(
			'Not yet'
		);
	} );
} );
