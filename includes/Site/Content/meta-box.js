// The classic editor's file field: the media library in the place of a number.
document
	.querySelectorAll( '[data-design-marketplace-file]' )
	.forEach( ( box ) => {
		const [ input, name, choose, remove ] = [
			'input',
			'[data-name]',
			'[data-choose]',
			'[data-remove]',
		].map( ( part ) => box.querySelector( part ) );
		const show = ( id, words ) => {
			input.value = id;
			name.textContent = words;
			remove.hidden = ! id;
		};
		input.type = 'hidden';
		choose.hidden = false;
		remove.hidden = ! Number( input.value );
		remove.addEventListener( 'click', () => {
			show( 0, '' );
			choose.focus();
		} );
		choose.addEventListener( 'click', () => {
			const library = window.wp.media( { multiple: false } );
			library.on( 'select', () => {
				const file = library.state().get( 'selection' ).first().toJSON();
				show( file.id, file.filename );
				choose.focus();
			} );
			library.open();
		} );
	} );
