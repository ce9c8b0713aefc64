<?php
/** The graph of an account's states is what happens, what the documentation shows, and written by one class alone. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Accounts;

use DesignMarketplace\Kernel\Items\Graph;
use DesignMarketplace\People\Accounts\Account_Graph;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Activation;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\People\Members\Policy;
use DesignMarketplace\People\Members\Switching;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Sources;
use DesignMarketplace\Tests\TestCase;
use WP_User;

final class AccountGraphTest extends TestCase {

	private const WAYS = array(
		'off, never active'              => true,
		'off, without a role, by both'   => true,
		'off, without a role, never was' => true,
	);

	/** @return array<string,callable():int> Makes an account, by where it is in the graph; some can be there in two ways. */
	private function accounts(): array {
		$waiting = function (): int {
			$id = $this->designer();
			State::wait( $id );
			return $id;
		};
		$changed = static function ( int $id, callable ...$changes ): int {
			foreach ( $changes as $change ) {
				$change( $id );
			}
			return $id;
		};
		$take    = static fn( int $id ) => ( new WP_User( $id ) )->set_role( '' );
		return array(
			'none'                           => fn(): int => $this->person( 'subscriber' ),
			'waiting'                        => $waiting,
			'active'                         => fn(): int => $this->designer(),
			'off'                            => fn(): int => $changed( $this->designer(), Off::set( ... ) ),
			'off, never active'              => fn(): int => $changed( $waiting(), Off::set( ... ) ),
			'off, being erased'              => fn(): int => $changed( $this->designer(), State::leave( ... ) ),
			'off, without a role'            => fn(): int => $changed( $this->designer(), $take ),
			'off, without a role, by both'   => fn(): int => $changed( $this->designer(), Off::set( ... ), $take ),
			'off, without a role, never was' => fn(): int => $changed( $waiting(), $take ),
		);
	}

	/** @return array<string,callable(int):mixed> What an administrator, or the member's link, does. */
	private function events(): array {
		return array(
			Account_Graph::ADOPT      => static fn( int $id ) => ( new WP_User( $id ) )->set_role( 'designer' ),
			Account_Graph::ACTIVATE   => static fn( int $id ): bool => ( new Activation() )->activate( $id ),
			Account_Graph::SWITCH_OFF => static fn( int $id ): mixed => ( new Switching() )->off( $id, People::administrator(), Decision_Reason::Spam ),
			Account_Graph::SWITCH_ON  => static fn( int $id ): mixed => ( new Switching() )->on( $id, People::administrator() ),
			Account_Graph::TAKE_ROLE  => static fn( int $id ) => ( new WP_User( $id ) )->set_role( '' ),
			Account_Graph::GIVE_ROLE  => static fn( int $id ) => ( new WP_User( $id ) )->set_role( 'designer' ),
			Account_Graph::ERASE      => static fn( int $id ): mixed => ( new Deletion() )->delete( $id ),
		);
	}

	public function test_each_event_does_to_each_account_what_the_graph_says(): void {
		foreach ( $this->accounts() as $name => $make ) {
			foreach ( $this->events() as $event => $happen ) {
				// Giving a role is adopting for those who never were members.
				$is_other = 'none' === $name ? Account_Graph::GIVE_ROLE === $event : Account_Graph::ADOPT === $event;
				// How an account came to be off matters for its way back alone.
				$is_way = ! isset( self::WAYS[ $name ] ) || in_array( $event, array( Account_Graph::SWITCH_ON, Account_Graph::GIVE_ROLE ), true );
				if ( $is_other || ! $is_way ) {
					continue;
				}
				$id     = $make();
				$before = Account_Graph::of( $id );
				$this->assertStringStartsWith( $before, $name );
				$to   = Graph::to( Account_Graph::moves(), $event, $before );
				$said = null === $to ? array( $before ) : explode( ' or ', $to );
				$this->assertSame( null !== $to, Account_Graph::allows( $event, $id ) );
				$happen( $id );
				clean_user_cache( $id );
				$this->assertContains( Account_Graph::of( $id ), $said, "{$name}: {$event}" );
			}
		}
	}

	public function test_only_those_it_is_open_to_do_it(): void {
		$admin  = People::administrator();
		$member = $this->designer();
		$other  = $this->designer();
		$this->assertTrue( Policy::can_delete( $member, $member ) );
		$this->assertTrue( Policy::can_delete( $admin, $member ) );
		$this->assertFalse( Policy::can_delete( $other, $member ) );
		$this->assertTrue( Account_Graph::is_open_to( Account_Graph::ACTIVATE, true ) );
		foreach ( array( Account_Graph::SWITCH_OFF, Account_Graph::SWITCH_ON ) as $event ) {
			$this->assertFalse( Account_Graph::is_open_to( $event, true ) );
			$this->assertTrue( Account_Graph::is_open_to( $event, false ) );
		}
		$this->assertFalse( Switching::is_decided_about( $member, $member ) );
		$this->assertTrue( Switching::is_decided_about( $member, $admin ) );
	}

	public function test_one_file_writes_the_state(): void {
		$writers = array();
		$callers = array();
		foreach ( Sources::of( 'includes', 'php' ) as $file => $code ) {
			$is_written = preg_match(
				'/(?:add|update|delete)_(?:user_)?meta(?:data)?\([^;]*?(?:(?:State|self)::(?:ACTIVATED|SINCE|OFF|UNPROVEN)\b|design_marketplace_(?:activated|member_since|off|unproven)\')/',
				$code
			);
			if ( $is_written ) {
				$writers[] = $file;
			}
			if ( preg_match( '/(?<!_)State::(?:wait|adopt|activate|begin|mark|unmark|leave|forget)\(/', $code ) ) {
				$callers[] = $file;
			}
		}
		$this->assertSame( array( 'People/Accounts/State.php' ), $writers );
		$this->assertEqualsCanonicalizing(
			array(
				'Desk/Cli/Seed/Members.php',
				'People/Members/Activation.php',
				'People/Members/Deletion.php',
				'People/Members/Leaving.php',
				'People/Members/Member_Data.php',
				'People/Members/Registration.php',
				'People/Members/Role_Watch.php',
				'People/Members/Switching.php',
			),
			$callers
		);
	}

	public function test_the_documentation_shows_the_graph(): void {
		$rows = array();
		foreach ( Account_Graph::moves() as [ $event, $who, $from, $to ] ) {
			$rows[] = array( $event, implode( ', ', $who ), implode( ' – ', $from ), $to );
		}
		$text  = explode( '## ', (string) file_get_contents( dirname( __DIR__, 5 ) . '/docs/states.md' ) );
		$part  = array_values( array_filter( $text, static fn( string $part ): bool => str_starts_with( $part, 'An account' ) ) )[0] ?? '';
		$shown = array();
		foreach ( explode( "\n", $part ) as $line ) {
			if ( preg_match( '/^\| (?!-|Event)/', $line ) ) {
				$shown[] = array_map( 'trim', array_slice( explode( '|', $line ), 1, 4 ) );
			}
		}
		$this->assertSame( $rows, $shown );
		$this->assertSame( array( 'waiting', 'active', 'off', 'erased' ), array_column( Account_State::cases(), 'value' ) );
	}
}
