<?php
/** The import's screen: each step of it, and what is typed into a file is text there. */

// phpcs:disable WordPress.WP.AlternativeFunctions -- a file for a test.
declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\Screens\Importing;
use DesignMarketplace\Desk\Import\Import;
use DesignMarketplace\Desk\Import\Rows;

final class ImportingTest extends AdminTestCase {

	private function shown( int $id = 0 ): string {
		$_GET = array( 'import' => (string) $id );
		return $this->printed( static fn() => ( new Importing() )->show() );
	}

	public function test_a_file_is_mapped_tried_and_imported(): void {
		$path = (string) tempnam( sys_get_temp_dir(), 'csv' );
		file_put_contents( $path, "Adresse,Name,\"<img src=x>\"\nkim@example.test,Kim,<script>\nwrong,Lou,\n" );
		$id = Import::begin( Rows::MEMBERS, $path, '"><b>.csv' );
		unlink( $path );
		self::assertIsInt( $id );
		$html = $this->shown( $id );
		self::assertStringNotContainsString( '<img', $html . $this->shown() );
		self::assertStringNotContainsString( '<script', $html );

		$this->send( 'import_try', array( 'import' => $id, 'fields' => array( '', 'name', '' ), 'role' => 'designer' ) );
		self::assertSame( Import::FRESH, Import::get( $id )['state'], 'No column is an address.' );
		self::assertStringContainsString( "import={$id}", $this->send( 'import_try', array( 'import' => $id, 'fields' => array( 'email', 'name', array() ), 'role' => 'designer' ) )->what );
		$html = $this->shown( $id );
		self::assertStringContainsString( 'Tried. Rows that can be imported: 1. Refused: 1.', $html );
		self::assertStringContainsString( '<td>3</td><td>Email: ', $html );

		$this->send( 'import_run', array( 'import' => $id ) );
		self::assertStringContainsString( 'Rows imported: 1. Refused: 1.', $this->shown( $id ) );
		self::assertNotFalse( get_user_by( 'email', 'kim@example.test' ) );
		self::assertStringContainsString( 'Rows imported: 1', $this->shown(), 'It stands among the last ones.' );
	}
}
