<?php
/** What somebody with a borrowed session, or with a stranger's address, tries with a change of address. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\TestCase;
use WP_User;

final class EmailTakeoverTest extends TestCase {

	private const OLD = 'owner@example.test';

	private const NEW = 'stranger@example.test';

	/** A designer whose session was used to type another address. */
	private function changed(): int {
		$id = $this->designer( array( 'email' => self::OLD, 'name' => 'Buy my kettles' ) );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'email' => self::NEW ), $id ) );
		return $id;
	}

	/**
	 * Addresses written to so far.
	 * @return list<string>
	 */
	private function written_to(): array {
		Mails::worker()->run( 100 );
		return array_values( array_map( static fn( array $mail ): string => is_array( $mail['to'] ) ? $mail['to'][0] : $mail['to'], $this->mails() ) );
	}

	public function test_a_comment_goes_to_the_proven_address_alone(): void {
		$id = $this->changed();
		$this->assert_answer(
			200,
			$this->rest( 'POST', '/wp/v2/mail/workwith', array( 'to' => $id, 'comment' => 'Cheap kettles' ), $this->contractor() )
		);
		$this->written_to();
		$told = array_filter( $this->mails(), static fn( array $mail ): bool => str_contains( (string) $mail['message'], 'Cheap kettles' ) );
		$this->assertSame( array( self::OLD ), array_values( array_column( $told, 'to' ) ) );
	}

	public function test_a_strangers_mailbox_never_receives_a_members_words(): void {
		$this->changed();
		$this->written_to();
		$theirs = array_values( array_filter( $this->mails(), static fn( array $mail ): bool => self::NEW === $mail['to'] ) );
		$this->assertCount( 1, $theirs, 'One mail, with the link that proves the address.' );
		$this->assertStringNotContainsString( 'kettles', wp_json_encode( $theirs[0] ) ?: '' ); // phpcs:ignore WordPress.PHP.DisallowShortTernary -- a test.
	}

	public function test_a_lost_password_is_sent_to_the_proven_address_alone(): void {
		$this->changed();
		$this->assertTrue( retrieve_password( self::OLD ) );
		$this->assertInstanceOf( \WP_Error::class, retrieve_password( self::NEW ) );
		$this->written_to();
		$with_key = array_filter( $this->mails(), static fn( array $mail ): bool => str_contains( (string) $mail['message'], '/resetpassword?key=' ) );
		$this->assertSame( array( self::OLD ), array_merge( ...array_map( static fn( array $mail ): array => (array) $mail['to'], array_values( $with_key ) ) ) );
	}

	public function test_companies_see_and_answer_the_proven_address(): void {
		$owner   = $this->contractor( array( 'email' => 'company@example.test' ) );
		$mission = Market::mission( $owner );
		$id      = $this->changed();
		Market::apply( $id, $mission );
		$list = $this->embedded( $this->rest( 'GET', '/wp/v2/application', array( 'mission' => $mission, '_embed' => 'author' ), $owner ) );
		$this->assertSame( self::OLD, $list[0]['_embedded']['author'][0]['email'] );
		$this->written_to();
		$mails = array_values( array_filter( $this->mails(), static fn( array $mail ): bool => 'company@example.test' === $mail['to'] ) );
		$this->assertCount( 1, $mails );
		$this->assertMatchesRegularExpression( '/^Reply-To: [^<>]+ <' . preg_quote( self::OLD, '/' ) . '>$/m', implode( "\n", (array) $mails[0]['headers'] ) );
	}

	public function test_a_password_set_by_the_proven_mailbox_ends_the_change(): void {
		$id   = $this->changed();
		$user = new WP_User( $id );
		$this->assert_answer(
			200,
			$this->rest(
				'POST',
				'/wp/v2/users/password',
				array(
					'key'             => get_password_reset_key( $user ),
					'login'           => $user->user_login,
					'password'        => 'only I know this',
					'password_verify' => 'only I know this',
				)
			)
		);
		$view = $this->rest( 'GET', '/wp/v2/users/me', array(), $id )->get_data();
		$this->assertSame( array( self::OLD, true ), array( $view['email'], $view['email_proven'] ) );
		$this->assertNotContains( self::NEW, $this->written_to(), 'The link had not left yet' );
	}
}
