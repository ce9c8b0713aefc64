<?php
/** Who may delete a member: the member, and those who may delete users. To edit users is not enough. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_User;

final class DeletePermissionTest extends TestCase {

	/**
	 * Somebody who is no member.
	 * @param list<string> $caps What they may do.
	 */
	private function worker( array $caps ): int {
		$id   = $this->person( 'subscriber' );
		$user = new WP_User( $id );
		foreach ( $caps as $cap ) {
			$user->add_cap( $cap );
		}
		return $id;
	}

	/**
	 * Capabilities, and whether they are enough.
	 * @return array<string,array{list<string>,bool}>
	 */
	public static function capabilities(): array {
		return array(
			'none'         => array( array(), false ),
			'edit_users'   => array( array( 'edit_users', 'list_users', 'promote_users', 'manage_options' ), false ),
			'delete_users' => array( array( 'delete_users' ), true ),
		);
	}

	/**
	 * The call, and what members' answers say about it.
	 * @param list<string> $caps       What the caller may do.
	 * @param bool         $is_allowed Whether that is enough.
	 */
	#[DataProvider( 'capabilities' )]
	public function test_a_member_is_deleted_by_those_who_may_delete_users( array $caps, bool $is_allowed ): void {
		$member = $this->designer();
		$worker = $this->worker( $caps );
		$view   = $this->rest( 'GET', "/wp/v2/users/{$member}", array(), $worker )->get_data();
		$this->assertSame( $is_allowed, $view['can']['delete'] );
		$this->assert_answer( $is_allowed ? 200 : 403, $this->rest( 'DELETE', "/wp/v2/users/delete/{$member}", array(), $worker ), $is_allowed ? '' : 'rest_forbidden' );
		$this->assertSame( $is_allowed, ! get_userdata( $member ) );
	}

	public function test_a_member_who_may_edit_users_deletes_nobody_else(): void {
		$member = $this->designer();
		$other  = $this->contractor();
		( new WP_User( $other ) )->add_cap( 'edit_users' );
		$this->assert_answer( 403, $this->rest( 'DELETE', "/wp/v2/users/delete/{$member}", array(), $other ), 'rest_forbidden' );
		$this->assert_answer( 200, $this->rest( 'DELETE', "/wp/v2/users/delete/{$other}", array(), $other ) );
	}
}
