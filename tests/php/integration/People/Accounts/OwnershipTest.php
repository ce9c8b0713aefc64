<?php
/** Whose something is, is asked in one place, and every rule that begins with "my own" hangs on it. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Accounts;

use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Sources;
use DesignMarketplace\Tests\TestCase;
use WP_Post;

final class OwnershipTest extends TestCase {

	/** Files that compare accounts and don't ask whose something is: who holds a lock, whose token it is. */
	private const OTHER_QUESTIONS = array( 'People/Accounts/Ownership.php', 'People/Accounts/Account_Lock.php', 'People/Auth/Bearer.php', 'People/Oidc/Oidc_Link.php', 'People/Oidc/Oidc_Mails.php' );

	public function test_nobody_else_compares_owners(): void {
		$found = array();
		foreach ( array_diff_key( Sources::of( 'includes', 'php' ), array_flip( self::OTHER_QUESTIONS ) ) as $name => $code ) {
			foreach ( explode( "\n", $code ) as $number => $line ) {
				$asked   = '(?:post_author\'?\]?|get_current_user_id\(\)|\$viewer)';
				$account = '\$(?:\w+(?:->|\[\'))*(?:owner|user|user_id|by)(?:\'\])?(?!\w|->)';
				if ( preg_match( "/{$asked}\s*\)?\s*[!=]==?(?!\s*0)|(?<![=!]|0 )[!=]==?\s*(?:\(int\)\s*)?(?:\\$\w+(?:->|\['))?{$asked}/", $line )
					|| preg_match( "/(?:{$account}|->member\( \\$\w+ \)) [!=]== \\$|\\$[^ ]+ [!=]== {$account}/", $line ) ) {
					$found[] = "{$name}:" . ( $number + 1 );
				}
			}
		}
		sort( $found );
		self::assertSame( array(), $found );
	}

	public function test_nobody_owns_nothing(): void {
		$post = get_post( Market::mission( $this->contractor() ) );
		self::assertInstanceOf( WP_Post::class, $post );
		self::assertFalse( Ownership::is_mine( $post ) );
		self::assertFalse( Ownership::is_of( 0, 0 ) );
		$post->post_author = '0';
		self::assertFalse( Ownership::is_mine( $post ), 'A stranger owns nothing, not even what is nobody\'s.' );
		self::assertSame( '1 = 0', Ownership::sql( 'p.post_author', 0 ) );
	}

	public function test_a_mission_given_away_is_the_new_owners_in_every_answer(): void {
		$first    = $this->contractor();
		$second   = $this->contractor();
		$designer = $this->designer();
		$mission  = Market::mission( $first );
		$draft    = Market::mission( $first, array( 'status' => 'draft' ) );
		$made     = Market::apply( $designer, $mission );
		$this->assert_owner( $first, $second, $mission, $draft, $made );
		foreach ( array( $mission, $draft ) as $id ) {
			wp_update_post( array( 'ID' => $id, 'post_author' => $second ) );
		}
		$this->assert_owner( $second, $first, $mission, $draft, $made );
	}

	public function test_a_draft_of_a_work_is_listed_to_its_designer_alone(): void {
		$designer = $this->designer();
		$draft    = Market::work( $designer, array( 'status' => 'draft' ) );
		self::assertContains( $draft, $this->listed( 'work', $designer ) );
		self::assertNotContains( $draft, $this->listed( 'work', $this->designer() ) );
	}

	/**
	 * Every rule that begins with "my own", for one who owns and one who does not.
	 * @param int $owner   Whose it is.
	 * @param int $other   Whose it is not.
	 * @param int $mission Open mission with a candidate.
	 * @param int $draft   Draft of a mission.
	 * @param int $made    The application.
	 */
	private function assert_owner( int $owner, int $other, int $mission, int $draft, int $made ): void {
		foreach ( array( array( $owner, true ), array( $other, false ) ) as [ $viewer, $owns ] ) {
			$item = $this->rest( 'GET', "/wp/v2/mission/{$mission}", array(), $viewer )->get_data();
			self::assertSame( $owns, array_key_exists( 'applications_count', $item ) );
			self::assertSame( array( $owns, $owns, $owns, $owns ), array( $item['can']['edit'], $item['can']['delete'], $item['can']['close'], $item['can']['see_candidates'] ) );
			self::assertSame( $owns, in_array( $draft, $this->listed( 'mission', $viewer ), true ) );
			$this->assert_answer( $owns ? 200 : 403, $this->rest( 'GET', '/wp/v2/application', array( 'mission' => $mission ), $viewer ) );
			$one = $this->rest( 'GET', "/wp/v2/application/{$made}", array( '_embed' => '1' ), $viewer );
			$this->assert_answer( $owns ? 200 : 404, $one );
			self::assertSame( $owns, isset( $one->get_data()['_embedded']['author'][0]['email'] ) );
		}
	}

	/**
	 * Ids a list has.
	 * @param string $type   work or mission.
	 * @param int    $viewer Who asks.
	 * @return list<int>
	 */
	private function listed( string $type, int $viewer ): array {
		return array_column( $this->rest( 'GET', "/wp/v2/{$type}", array( 'per_page' => 100 ), $viewer )->get_data(), 'id' );
	}
}
