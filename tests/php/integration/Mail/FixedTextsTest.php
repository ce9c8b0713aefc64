<?php
/** Texts of mails that the environment decides. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Mail;

use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Texts;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\TestCase;

final class FixedTextsTest extends TestCase {

	protected function tearDown(): void {
		putenv( Site_Settings::name( Texts::SETTING ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as an operator would set it.
		parent::tearDown();
	}

	public function test_what_the_environment_says_is_in_the_mail_whatever_was_saved(): void {
		update_option( Texts::OPTION, array( 'welcome' => array( 'en' => array( 'subject' => 'Saved' ) ) ) );
		$this->assertSame( 'Saved', $this->subject() );
		putenv( Site_Settings::name( Texts::SETTING ) . '=' . wp_json_encode( array( 'welcome' => array( 'en' => array( 'subject' => 'Fixed for {name}' ) ) ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as an operator would set it.
		$this->assertSame( 'Fixed for Ada', $this->subject() );
	}

	private function subject(): string {
		$user = $this->designer( array( 'name' => 'Ada' ) );
		( new Outbox() )->enqueue( "test:{$user}", "user:{$user}", 'welcome' );
		Mails::worker()->run( 1 );
		$mails = $this->mails();
		return $mails[ count( $mails ) - 1 ]['subject'];
	}
}
