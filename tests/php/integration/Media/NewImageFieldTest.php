<?php
/** An image field needs a rule and nothing else: it is taken, kept, shown, exported, withheld and erased. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Media;

use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Media\Image_Kind;
use DesignMarketplace\Media\Images;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Privacy\Inventory;
use DesignMarketplace\Tests\integration\People\Members\Forms;
use DesignMarketplace\Tests\Support\Extra_Fields;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class NewImageFieldTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		$banner = array( 'type' => 'image', 'image' => 'work', 'view' => 'card', 'store' => 'meta' );
		Extra_Fields::add( 'member', 'location', 'banner', $banner + array( 'for' => 'designer' ) );
	}

	protected function tearDown(): void {
		parent::tearDown();
		Extra_Fields::remove();
	}

	/** A designer who signed up with the extra picture. */
	private function signed_up(): int {
		$answer = $this->rest( 'POST', '/wp/v2/users/register', Forms::designer(), null, array( 'banner' => $this->picture( 600, 400 ) ) );
		$this->assert_answer( 200, $answer );
		$id = (int) $answer->get_data()['user']['id'];
		State::activate( $id );
		( new Indexer() )->flush();
		return $id;
	}

	private static function banner( int $user_id ): int {
		return (int) Member_Fields::read( $user_id )['banner'];
	}

	/** The daily jobs, a day later. */
	private function next_day(): void {
		update_option( Clock::OFFSET, 25 * HOUR_IN_SECONDS );
		do_action( Has_Jobs::DAILY );
	}

	public function test_somebody_signs_up_with_it(): void {
		$image = self::banner( $this->signed_up() );
		$this->assertGreaterThan( 0, $image );
		$this->assertSame( 'work', get_post_meta( $image, Images::KIND, true ) );
	}

	public function test_it_is_changed_in_the_settings(): void {
		$id     = $this->signed_up();
		$before = self::banner( $id );
		$answer = $this->rest( 'POST', "/wp/v2/users/{$id}", array(), $id, array( 'banner' => $this->picture( 700, 400 ) ) );
		$this->assert_answer( 200, $answer );
		$after = self::banner( $id );
		$this->assertNotSame( $before, $after );
		$this->assertNull( get_post( $before ) );
		$this->assertSame( $after, $answer->get_data()['banner']['id'] );
	}

	public function test_the_sweeper_keeps_it(): void {
		$image = self::banner( $this->signed_up() );
		$this->next_day();
		$this->assertNotNull( get_post( $image ), 'The picture is swept away a day later.' );
	}

	public function test_a_card_has_it_with_an_address_and_words(): void {
		$id = $this->signed_up();
		Market::work( $id );
		( new Indexer() )->flush();
		$card = $this->rest( 'GET', "/wp/v2/users/{$id}" )->get_data();
		$this->assertStringStartsWith( 'http', $card['banner']['base_path'] ?? '' );
		$this->assertSame( 'Zoé Müllerini', $card['banner']['alt'] ?? null );
	}

	public function test_it_is_exported(): void {
		$id = $this->signed_up();
		$this->assertSame( wp_get_attachment_url( self::banner( $id ) ), ( new Inventory() )->export( $id )['profile']['banner'] );
	}

	public function test_it_is_withheld_while_the_account_is_off(): void {
		$id    = $this->signed_up();
		$image = self::banner( $id );
		$file  = (string) get_attached_file( $image );
		Off::set( $id );
		// The pictures follow when the switch is stored for good.
		do_action( Has_Jobs::DAILY );
		$this->assertFileDoesNotExist( $file );
		$this->assertStringContainsString( 'design-marketplace-withheld', (string) get_attached_file( $image ) );
	}

	public function test_it_is_erased_with_the_account(): void {
		$id    = $this->signed_up();
		$image = self::banner( $id );
		$file  = (string) get_attached_file( $image );
		$this->assertTrue( ( new Deletion() )->delete( $id ) );
		$this->assertNull( get_post( $image ) );
		$this->assertFileDoesNotExist( $file );
	}

	public function test_a_work_has_another_picture_by_its_rule_alone(): void {
		Extra_Fields::add( 'work', 'work', 'image4', array( 'type' => 'image', 'image' => 'project_image' ) );
		$id   = $this->designer();
		$form = array( 'title' => 'Kettle', 'client' => 'Own', 'month' => 0, 'year' => 2026 );

		$answer = $this->rest( 'POST', '/wp/v2/work', $form, $id, array( 'image' => $this->picture(), 'image4' => $this->picture( 600, 400 ) ) );
		$this->assert_answer( 201, $answer );
		$image = (int) ( $answer->get_data()['image4']['id'] ?? 0 );
		$this->assertGreaterThan( 0, $image, 'The work does not show it.' );
		$this->assertSame( 'project_image', get_post_meta( $image, Images::KIND, true ) );
		$this->next_day();
		$this->assertNotNull( get_post( $image ), 'The picture is swept away a day later.' );
		$this->assertTrue( ( new Deletion() )->delete( $id ) );
		$this->assertNull( get_post( $image ) );
	}

	/**
	 * Rules as they are in the files.
	 * @param string $entity File name.
	 */
	#[DataProvider( 'entities' )]
	public function test_every_image_field_names_a_kind_there_is( string $entity ): void {
		Extra_Fields::remove();
		foreach ( Contract::fields( $entity ) as $name => $rule ) {
			foreach ( $rule->is_image() ? Roles::ALL : array() as $role ) {
				$this->assertContains( $rule->image_kind( $role ), Image_Kind::ALL, $name );
			}
		}
		$this->addToAssertionCount( 1 );
	}

	/**
	 * Entities with fields.
	 * @return iterable<array{string}>
	 */
	public static function entities(): iterable {
		foreach ( array( 'member', 'work', 'mission', 'application', 'mail' ) as $entity ) {
			yield $entity => array( $entity );
		}
	}
}
