import { PolicyPage } from "./PolicyPage.tsx";

const sections = [
  {
    title: "What we know about you",
    text: "Your name and email address, from LinkedIn when you sign in. What you book and buy, your answers to a creator’s questions, and the billing details that you save.",
  },
  {
    title: "What creators see",
    text: "A creator sees your name, when you last visited, booked or bought something of theirs, and what you tell them in a booking. Never your card, never your address.",
  },
  {
    title: "What bookers see",
    text: "Anyone who has booked a session with a creator sees the link, phone number or address that the creator gives for it.",
  },
  {
    title: "Your calendar",
    text: "You can make an address at which your calendar app reads your sessions. Anyone who has that address can read them, until you replace it or turn it off.",
  },
  {
    title: "Live sessions",
    text: "We don’t record sessions by video. We keep who was there and when, which both of you can see. Your messages to each other are deleted half an hour after the session. Video and sound go straight from one browser to the other, or through servers in between; when they go straight, each of you can learn the other’s network address.",
  },
  {
    title: "Cards",
    text: "Card numbers go from your browser straight to the card provider. They never reach our servers.",
  },
  {
    title: "In your browser",
    text: "We keep your sign-in, the country and the time zone you chose, your theme, answers that you have typed but not sent, and the page where you stopped reading. Signing out removes the last two. The country of your IP address decides which VAT is shown until you choose one. We don’t track you for advertising.",
  },
];

/** The privacy policy, as the product works. */
export function PrivacyScreen() {
  return (
    <PolicyPage
      title="Privacy policy"
      lead="What we keep, why, and who sees it."
      sections={sections}
    />
  );
}
