import { render, screen } from '@testing-library/react';
import type { ImageObject } from '../contract/shapes';
import { Picture } from './picture';

const image: ImageObject = {
	id: 1,
	alt: 'A poster',
	width: 1500,
	height: 1000,
	base_path: 'https://site.test/u/',
	breakpoints: {
		xs: { '1x': 'a-420x280.jpg', '2x': 'a-840x560.jpg' },
		lg: { '1x': 'a-840x560.jpg', '2x': 'a.jpg' },
	},
	color: '',
};

describe( 'a picture', () => {
	it( 'offers each file once with its width, and keeps its room', () => {
		render( <Picture image={ image } sizes="50vw" /> );
		const img = screen.getByRole( 'img', { name: 'A poster' } );
		expect( img ).toHaveAttribute(
			'srcset',
			'https://site.test/u/a-420x280.jpg 420w, https://site.test/u/a-840x560.jpg 840w, https://site.test/u/a.jpg 1500w'
		);
		expect( img ).toHaveAttribute( 'width', '1500' );
		expect( img ).toHaveAttribute( 'height', '1000' );
		expect( img ).toHaveAttribute( 'loading', 'lazy' );
	} );

	it( 'seen at once is fetched first', () => {
		render( <Picture image={ image } sizes="50vw" priority alt="" /> );
		const img = screen.getByRole( 'presentation' );
		expect( img ).toHaveAttribute( 'fetchpriority', 'high' );
		expect( img ).toHaveAttribute( 'loading', 'eager' );
	} );
} );
