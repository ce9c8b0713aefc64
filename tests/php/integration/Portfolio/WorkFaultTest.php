<?php
/** A work that cannot be saved whole is not saved at all, whichever step it was. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Portfolio;

use DesignMarketplace\Directory\Directory;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Tests\Support\Faults;
use DesignMarketplace\Tests\Support\Leaves_No_Trace;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\TestCase;
use WP_REST_Response;

final class WorkFaultTest extends TestCase {

	use Leaves_No_Trace;

	/**
	 * Steps both of a new work and of a change break at.
	 * @return array<string,callable():void>
	 */
	private static function steps(): array {
		global $wpdb;
		return array(
			'the disk is full'                   => static fn() => Faults::on_disk(),
			'it is full at the first sub-size'   => static fn() => Faults::on_disk( 2 ),
			'it is full at the last sub-size'    => static fn() => Faults::on_disk( 4 ),
			'the folder cannot be made'          => static fn() => Faults::in_folder(),
			'the stored image cannot be decoded' => static fn() => Faults::in_decoder(),
			'the image has no row'               => static fn() => Faults::in_database( 'INSERT', $wpdb->posts, 'attachment' ),
			'the image has no field'             => static fn() => Faults::in_database( 'INSERT', $wpdb->postmeta, '_design_marketplace_kind' ),
			'its sub-sizes are not noted'        => static fn() => Faults::in_database( '(INSERT|UPDATE)', $wpdb->postmeta, '_wp_attachment_metadata' ),
			'the work does not get its image'    => static fn() => Faults::in_database( '(INSERT|UPDATE)', $wpdb->postmeta, 'design_marketplace_pictures' ),
			'a field cannot be written'          => static fn() => Faults::in_database( '(INSERT|UPDATE)', $wpdb->postmeta, 'design_marketplace_client' ),
			'a skill cannot be written'          => static fn() => Faults::in_database( 'INSERT', $wpdb->term_relationships ),
			'code fails after the image'         => static fn() => Faults::at( 'add_attachment' ),
			'code fails after the sub-sizes'     => static fn() => Faults::at( 'wp_generate_attachment_metadata' ),
			'code fails after the skills'        => static fn() => Faults::at( 'set_object_terms' ),
		);
	}

	public function test_a_new_work_that_breaks_leaves_nothing(): void {
		$designer = $this->designer();
		$form     = $this->form();
		$files    = array( 'image' => $this->picture( 900, 60 ), 'image2' => $this->picture( 900, 60, 'jpeg' ) );
		foreach ( self::steps() as $step => $fault ) {
			$this->assert_no_trace( $fault, fn(): WP_REST_Response => $this->rest( 'POST', '/wp/v2/work', $form, $designer, $files ), $step );
		}
	}

	public function test_a_change_that_breaks_changes_nothing(): void {
		$designer = $this->designer();
		$id       = $this->work( $designer );
		$form     = $this->form();
		$files    = array( 'image' => $this->picture( 900, 60, 'jpeg' ) );
		foreach ( self::steps() as $step => $fault ) {
			$this->assert_no_trace( $fault, fn(): WP_REST_Response => $this->rest( 'POST', "/wp/v2/work/{$id}", $form + array( 'image2' => '' ), $designer, $files ), $step );
		}
	}

	public function test_the_second_image_takes_the_first_along(): void {
		$designer = $this->designer();
		$form     = $this->form();
		$files    = array( 'image' => $this->picture( 900, 60 ), 'image2' => $this->picture( 900, 60 ) );
		foreach ( array( 5, 6, 8 ) as $file ) {
			$this->assert_no_trace( static fn() => Faults::on_disk( $file ), fn(): WP_REST_Response => $this->rest( 'POST', '/wp/v2/work', $form, $designer, $files ) );
		}
		$this->assert_no_trace( static fn() => Faults::at( 'add_attachment', 2 ), fn(): WP_REST_Response => $this->rest( 'POST', '/wp/v2/work', $form, $designer, $files ) );
	}

	public function test_a_row_of_the_work_that_cannot_be_written_leaves_nothing(): void {
		global $wpdb;
		$designer = $this->designer();
		$form     = $this->form();
		$files    = array( 'image' => $this->picture( 900, 60 ) );
		$this->assert_no_trace( static fn() => Faults::in_database( 'INSERT', $wpdb->posts, 'dmkt_work' ), fn(): WP_REST_Response => $this->rest( 'POST', '/wp/v2/work', $form, $designer, $files ) );
		$id = $this->work( $designer );
		$this->assert_no_trace( static fn() => Faults::in_database( 'UPDATE', $wpdb->posts, 'Another name' ), fn(): WP_REST_Response => $this->rest( 'POST', "/wp/v2/work/{$id}", $form, $designer, $files ) );
		$this->assert_no_trace( static fn() => Faults::at( 'post_updated' ), fn(): WP_REST_Response => $this->rest( 'POST', "/wp/v2/work/{$id}", $form, $designer, $files ) );
	}

	public function test_a_picture_that_cannot_be_decoded_leaves_nothing(): void {
		$designer = $this->designer();
		$form     = $this->form();
		$broken   = $this->picture( 900, 60 );
		$bytes    = (string) file_get_contents( $broken['tmp_name'] );
		$at       = (int) strpos( $bytes, 'IDAT' ) + 8;
		file_put_contents( $broken['tmp_name'], substr_replace( $bytes, str_repeat( "\xFF", 40 ), $at, 40 ) );
		$files = array( 'image' => $this->picture( 900, 60 ), 'image2' => $broken );
		$this->assert_no_trace( static fn() => Faults::strike(), fn(): WP_REST_Response => $this->rest( 'POST', '/wp/v2/work', $form, $designer, $files ) );
	}

	public function test_a_directory_that_cannot_be_written_does_not_undo_the_work_and_is_made_good(): void {
		$designer = $this->designer();
		( new Indexer() )->flush();
		$form  = $this->form();
		$files = array( 'image' => $this->picture( 900, 60 ) );
		wp_clear_scheduled_hook( Directory::REBUILD );
		$hooks = clone $GLOBALS['wp_filter']['query'];
		Faults::struck();
		Faults::in_database( '(INSERT|UPDATE)', Tables::name( 'directory' ) );
		$answer                        = $this->rest( 'POST', '/wp/v2/work', $form, $designer, $files );
		$GLOBALS['wp_filter']['query'] = $hooks; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the database works again.
		$this->assertGreaterThan( 0, Faults::struck() );
		$this->assert_answer( 201, $answer );
		$this->assertContains( $designer, ( new Indexer() )->verify() );
		$this->assertNotFalse( wp_next_scheduled( Directory::REBUILD ) );
		do_action( Directory::REBUILD ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- our own.
		$this->assertNotContains( $designer, ( new Indexer() )->verify() );
	}

	/**
	 * A work with two images.
	 * @param int $designer Designer.
	 */
	private function work( int $designer ): int {
		$id = Market::work(
			$designer,
			array( 'skill' => array( Market::skill() ) ),
			array( 'image' => $this->picture( 900, 60 ), 'image2' => $this->picture( 900, 60 ) )
		);
		( new Indexer() )->flush();
		return $id;
	}

	/**
	 * A filled-in form.
	 * @return array<string,mixed>
	 */
	private function form(): array {
		return array(
			'title'       => 'Another name',
			'client'      => 'Another client',
			'description' => 'Another text',
			'month'       => 3,
			'year'        => 2025,
			'skill'       => (string) Market::skill(),
		);
	}
}
