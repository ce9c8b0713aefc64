<?php
/** Asks for a confirmation, follows its link, and reads it everywhere: of a university as of a company. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Trust;

use DesignMarketplace\Clock;
use DesignMarketplace\People\Verification\Claim;
use DesignMarketplace\People\Verification\Verification_Link;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;

abstract class ClaimTestCase extends TestCase {

	/** The one that is tested, and an address that proves it. */
	protected const CLAIM   = Claim::School;
	protected const ADDRESS = '';

	private static function path( int $id ): string {
		return "/design-marketplace/v1/members/{$id}/" . static::CLAIM->value;
	}

	/** @return array<string,mixed> */
	protected function ask( int $id, mixed $address = null, int $status = 200, string $code = '' ): array {
		// Null can be sent, too.
		$typed  = func_num_args() > 1 ? $address : static::ADDRESS;
		$answer = $this->rest( 'POST', self::path( $id ) . '/address', array( 'address' => $typed ), $id );
		$this->assert_answer( $status, $answer, $code );
		return (array) $answer->get_data();
	}

	/** @return list<string> Values of the parameter in the links mailed so far. */
	protected function links(): array {
		Mails::worker()->run( 100 );
		$links = array();
		foreach ( $this->mails() as $mail ) {
			if ( preg_match( '/' . Verification_Link::PARAMETER . '=([\w.]+)/', html_entity_decode( (string) $mail['message'] ), $found ) ) {
				$links[] = $found[1];
			}
		}
		return $links;
	}

	protected function link( int $id ): string {
		$this->ask( $id );
		$links = $this->links();
		$this->assertNotEmpty( $links );
		return (string) end( $links );
	}

	/** Opens a link as a stranger, or presses its button. */
	protected function open( string $link, int $status, bool $post = true ): string {
		wp_set_current_user( 0 );
		[ $actual, $page ] = ( new Verification_Link() )->handle( $link, $post );
		$this->assertSame( $status, $actual, $page );
		return $page;
	}

	protected function confirm( int $id ): void {
		$this->open( $this->link( $id ), 200 );
	}

	/** @return array<string,mixed>|null The mark of a company, as everybody reads it on the card and in the profile. */
	protected function seen( int $id ): ?array {
		$slug = People::slug( $id );
		$name = static::CLAIM->value;
		$seen = array(
			array_column( $this->rest( 'GET', '/wp/v2/users?role=contractor' )->get_data(), $name, 'id' )[ $id ] ?? null,
			$this->rest( 'GET', "/wp/v2/users?slug={$slug}" )->get_data()[0][ $name ],
			$this->rest( 'GET', "/wp/v2/users?slug={$slug}", array(), $this->designer() )->get_data()[0][ $name ],
			$this->rest( 'GET', '/wp/v2/users/me', array(), $id )->get_data()[ $name ],
		);
		$this->assertSame( array( $seen[0], $seen[0], $seen[0], $seen[0] ), $seen );
		return $seen[0];
	}

	/** @return array<string,mixed> As its member reads it. */
	protected function standing( int $id ): array {
		$answer = $this->rest( 'GET', self::path( $id ), array(), $id );
		$this->assert_answer( 200, $answer );
		return (array) $answer->get_data();
	}

	/**
	 * Decides as an administrator.
	 * @param array<string,mixed>|null $values Body; null to confirm.
	 */
	protected function tick( int $id, ?array $values = null, int $status = 200 ): void {
		$values ??= array( static::CLAIM->value => true );
		$this->assert_answer( $status, $this->rest( 'POST', self::path( $id ), $values, People::administrator() ) );
	}

	/**
	 * Changes the member as the settings do.
	 * @param array<string,mixed> $fields
	 */
	protected function change( int $id, array $fields ): void {
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/users/{$id}", $fields, $id ) );
	}

	/** Moves the clock by some months or days, as strtotime() takes them. */
	protected function move_clock( string $by ): void {
		$now = Clock::now();
		update_option( Clock::OFFSET, (int) get_option( Clock::OFFSET ) + (int) strtotime( $by, $now ) - $now );
	}
}
