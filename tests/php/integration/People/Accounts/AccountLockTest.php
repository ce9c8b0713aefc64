<?php
/** A locked account has a row that changed, so that a second primary database refuses what was written beside it. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Accounts;

use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\Tests\Support\Sources;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'sqlite' )]
final class AccountLockTest extends TestCase {

	/** @return list<string> */
	private function locks( int $user_id ): array {
		return array_values( array_map( 'strval', (array) get_user_meta( $user_id, Account_Lock::META ) ) );
	}

	public function test_each_lock_changes_one_row_of_each_account(): void {
		$designer = $this->designer();
		$company  = $this->contractor();
		$gone     = $company + 1000;
		delete_user_meta( $designer, Account_Lock::META );
		foreach ( array( '1', '2', '3' ) as $times ) {
			$found = Transaction::run( static fn(): array => Account_Lock::hold_existing( array( $designer, $gone ) ) );
			$this->assertSame( array( $designer ), $found );
			$this->assertSame( array( $times ), $this->locks( $designer ) );
		}
		$this->assertSame( array(), $this->locks( $gone ) );
		$this->assertNull( Transaction::run( static fn(): mixed => Account_Lock::hold( $company, $designer ) ) );
		$this->assertSame( array( '4' ), $this->locks( $designer ) );
		$this->assertCount( 1, $this->locks( $company ) );
	}

	/** The lock of a post changes nothing: the author's account has to be locked with it. */
	public function test_posts_are_locked_after_their_author(): void {
		$alone = array();
		foreach ( Sources::of( 'includes', 'php' ) as $name => $code ) {
			// Where a comment says that it was called, somebody else has.
			if ( preg_match( '/^(?!\s*\*).*Posts::lock\(/m', $code ) && ! preg_match( '/(self|Account_Lock)::hold(_existing|_beside)?\(.*Posts::lock\(/s', $code ) ) {
				$alone[] = $name;
			}
		}
		$this->assertSame( array( 'Jobs/Applications/Own_Application.php', 'Desk/Letters/Letter.php', 'Trust/Approving.php' ), $alone, 'again() and let_go() are called with the accounts locked, and a letter is no member’s.' );
	}
}
