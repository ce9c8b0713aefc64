// The description of the API is valid OpenAPI 3.1; client.mjs checks the answers to all other tests against it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { person } from '../support/client.mjs';

test( 'the description of the API is valid OpenAPI 3.1, for everybody', async () => {
	const answer = await person().get( '/design-marketplace/v1/openapi.json' );
	assert.equal( answer.status, 200 );
	const validator = new Validator();
	const { valid, errors } = await validator.validate( answer.body );
	assert.deepEqual( [ valid, errors ], [ true, undefined ] );
	assert.equal( validator.version, '3.1' );
	const names = Object.values( answer.body.paths ).flatMap( ( path ) =>
		Object.values( path ).map( ( { operationId } ) => operationId )
	);
	assert.equal( new Set( names ).size, names.length );
} );
